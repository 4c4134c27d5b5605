import { setImmediate } from 'node:timers/promises'

/** What may be done at one go while others wait for their answers. */
const AT_ONE_GO_MS = 10

/** Lets others be answered where it is long since they could: a command of thousands of rows is done bit by bit. */
export function makeGivingWay(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < AT_ONE_GO_MS) return
    await setImmediate()
    since = performance.now()
  }
}
