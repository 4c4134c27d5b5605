const FLIGHT_MS = 1400

/** By what a person begins to use the page. */
const USES = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Shows a dialog flying off as it goes. What flies is a picture of it: the page under it is free to use at once, and with the
 * first use of it the picture is gone. Where less motion is asked for, nothing flies.
 */
export function flyOut(dialog: Element | null | undefined): void {
  if (!(dialog instanceof HTMLElement) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const picture = makePicture(dialog)
  document.body.append(picture)
  const end = { opacity: 0, transform: 'translateY(-60vh) scale(0.1)' }
  const flight = picture.animate([{}, end], { duration: FLIGHT_MS, easing: 'ease-in', fill: 'forwards' })
  const used = new AbortController()
  const remove = () => {
    used.abort()
    picture.remove()
  }
  for (const use of USES)
    window.addEventListener(use, remove, { capture: true, passive: true, signal: used.signal })
  flight.finished.then(remove, remove)
}

/** The same to look at, where it is; nothing to anything else. */
function makePicture(dialog: HTMLElement): HTMLElement {
  const { left, top, width, height } = dialog.getBoundingClientRect()
  const content = dialog.cloneNode(true)
  const picture = document.createElement('div')
  picture.append(content)
  picture.inert = true
  picture.ariaHidden = 'true'
  for (const element of picture.querySelectorAll('*'))
    for (const name of ['id', 'name', 'role', 'for', 'aria-labelledby', 'aria-describedby'])
      element.removeAttribute(name)
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    overflow: 'hidden',
    zIndex: '300',
    pointerEvents: 'none',
  })
  return picture
}
