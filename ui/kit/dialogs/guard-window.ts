import { unsaved } from './unsaved.ts'

/** The browser asks before it closes or leaves the page; answers how to end that. */
export function guardWindow(): () => void {
  const guard = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', guard)
  unsaved.add()
  return () => {
    window.removeEventListener('beforeunload', guard)
    unsaved.remove()
  }
}
