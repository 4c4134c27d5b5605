/** So long after the page itself has loaded its first screen is there, on a slow phone too. */
const AFTER_LOAD_MS = 3000

/** Keeps the program in the browser, so that it opens without a connection. Where that is refused the page does without. */
export function keepProgram(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = (): void => {
    navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  }
  const wait = (): void => void setTimeout(register, AFTER_LOAD_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
