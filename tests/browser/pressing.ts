import type { Locator } from 'playwright-core'

const nothing = async (): Promise<void> => undefined

/**
 * A press as a hand makes it: the pointer goes down where the button is, stays there, and is up again, whatever has moved under it.
 *
 * @param between what comes while it is down: an answer, a line more or less in the dialog
 */
export async function pressWhereItIs(button: Locator, between = nothing): Promise<void> {
  const { mouse } = button.page()
  await button.hover()
  await mouse.down()
  await between()
  await mouse.up()
}

/** A press without a look whether something lies over the button. */
export async function pressBlindly(button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (box === null) throw new Error('there is nothing to press')
  const { mouse } = button.page()
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await mouse.down()
  await mouse.up()
}
