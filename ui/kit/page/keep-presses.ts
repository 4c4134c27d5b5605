/** What can be pressed. */
const CONTROLS = 'a[href], button, input, label, summary, [role="option"], [role="menuitem"], [role="tab"]'

type Press = { readonly control: HTMLElement; readonly place: DOMRect }

/**
 * What is pressed is what lay under the pointer as it went down. Before it is up again the field that was typed into is left, its message
 * goes, an answer comes: what is pressed may be elsewhere by then, and the browser gives the click to what both places have in common, so to
 * nothing. Here the control has it, unless the person has moved away from where it was or the control is gone.
 *
 * @returns what ends it
 */
export function keepPresses(page: Window): () => void {
  let press: Press | null = null
  const begin = ({ target, isPrimary }: PointerEvent): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    press = control && isPrimary ? { control, place: control.getBoundingClientRect() } : null
  }
  const end = (event: MouseEvent): void => {
    const begun = press
    press = null
    if (begun === null || !isPlain(event) || !isLost(begun, event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    begun.control.click()
  }
  page.addEventListener('pointerdown', begin, { capture: true })
  page.addEventListener('click', end, { capture: true })
  return () => {
    page.removeEventListener('pointerdown', begin, { capture: true })
    page.removeEventListener('click', end, { capture: true })
  }
}

/** By a pointer, not by a key or a program, and with no key that asks for another window. */
const isPlain = ({ detail, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  detail > 0 && !ctrlKey && !metaKey && !shiftKey

const isLost = ({ control, place }: Press, { target, clientX, clientY }: MouseEvent): boolean =>
  !(target instanceof Node && control.contains(target)) &&
  control.isConnected &&
  clientX >= place.left &&
  clientX <= place.right &&
  clientY >= place.top &&
  clientY <= place.bottom
