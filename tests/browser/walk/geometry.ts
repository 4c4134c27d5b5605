import type { Page } from 'playwright-core'

/** A list or a calendar that is open, or has been. */
export const POPUP = '#floating [class*="-dropdown"][data-position]'

/** What is beyond the window, cut, or over another thing to press: «what: element «its words»». */
export const misplaced = (page: Page): Promise<readonly string[]> => page.evaluate(findMisplaced, POPUP)

/** In the page. Looks at the list or the dialog on top where one is open: what is under it is out of reach. */
function findMisplaced(popup: string): readonly string[] {
  const onTop = (selector: string): Element | undefined =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).at(-1)
  const scope = onTop(popup) ?? onTop('[role="dialog"]') ?? document.body
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.visually-hidden') === null &&
    getComputedStyle(element).clipPath !== 'inset(50%)'
  const ancestry = (element: Element): Element[] => {
    const line: Element[] = []
    for (let one: Element | null = element; one !== null; one = one.parentElement) line.push(one)
    return line
  }
  const named = (element: Element): string => {
    const field = element instanceof HTMLInputElement ? element : null
    const label = field?.labels?.[0]?.textContent
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent
    return `${element.tagName.toLowerCase()}.${element.className} «${words.trim().slice(0, 40)}»`
  }
  const scrollsSideways = (element: Element): boolean =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
    element.scrollWidth > element.clientWidth
  const sticks = (element: Element): boolean =>
    ancestry(element).some((one) => one !== scope && scope.contains(one) && isStuck(getComputedStyle(one)))
  const isStuck = ({ position }: CSSStyleDeclaration): boolean =>
    position === 'fixed' || position === 'sticky'

  const isCut = (element: HTMLElement): boolean => {
    const { overflowX, textOverflow } = getComputedStyle(element)
    const hides = overflowX === 'hidden' || overflowX === 'clip'
    const isTold = textOverflow === 'ellipsis' && element.title !== ''
    const hasMore = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
    return hides && hasMore && !isTold && !(element instanceof HTMLInputElement)
  }
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const spills = (element: HTMLElement): boolean => {
    const { overflowX, display } = getComputedStyle(element)
    return (
      hasWords(element) &&
      overflowX === 'visible' &&
      display !== 'inline' &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1
    )
  }
  const hidesItsValue = (element: Element): boolean =>
    element instanceof HTMLInputElement &&
    ['text', 'search'].includes(element.type) &&
    element.value !== '' &&
    element.title !== element.value &&
    element !== document.activeElement &&
    element.scrollWidth > element.clientWidth + 1

  const elements = [...scope.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element instanceof HTMLElement && isSeen(element),
  )
  const wrong = elements.flatMap((element) => [
    ...(isCut(element) ? [`cut: ${named(element)}`] : []),
    ...(spills(element) ? [`wider than its place: ${named(element)}`] : []),
    ...(hidesItsValue(element) ? [`value cut: ${named(element)}`] : []),
  ])

  type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  /** What is left of the box where parts around it scroll. */
  const inSight = (element: Element, box: Box): Box =>
    ancestry(element)
      .slice(1)
      .filter((part) => getComputedStyle(part).overflow !== 'visible')
      .map((part) => part.getBoundingClientRect())
      .reduce<Box>(
        (seen, part) => ({
          left: Math.max(seen.left, part.left),
          right: Math.min(seen.right, part.right),
          top: Math.max(seen.top, part.top),
          bottom: Math.min(seen.bottom, part.bottom),
        }),
        box,
      )
  const pressed = 'a[href],button,input,select,textarea,summary,[role="button"],[role="option"]'
  const boxes = [...scope.querySelectorAll(pressed)].filter(isSeen).map((element) => ({
    element,
    stuck: sticks(element),
    lines: [...element.getClientRects()]
      .map((line) => inSight(element, line))
      .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2),
  }))
  for (const { element, lines } of boxes) {
    const leaves = lines.some(
      ({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1,
    )
    if (leaves && !ancestry(element).some(scrollsSideways)) wrong.push(`beyond the window: ${named(element)}`)
  }
  /** What is inside the other, or belongs to its field: the eye of a password. */
  const belong = (one: Element, other: Element): boolean =>
    one.contains(other) ||
    other.contains(one) ||
    one.closest('.mantine-Input-wrapper, [data-with-right-section]')?.contains(other) === true
  const crosses = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
  const inFlow = boxes.filter(({ stuck }) => !stuck)
  for (const [at, one] of inFlow.entries())
    for (const other of inFlow.slice(at + 1))
      if (
        !belong(one.element, other.element) &&
        one.lines.some((line) => other.lines.some((crossing) => crosses(line, crossing)))
      )
        wrong.push(`over each other: ${named(one.element)} and ${named(other.element)}`)

  const beyond = document.documentElement.scrollWidth - document.body.offsetWidth
  return [...new Set([...(beyond > 0 ? [`scrolls ${beyond} px sideways`] : []), ...wrong])]
}
