import type { Right } from '@osh/core/rights/right.ts'
import type { Page } from 'playwright-core'

/** A dialog, and how a person comes to it. */
export type Scene = {
  readonly name: string
  /** The files of `ui` whose dialogs it opens. */
  readonly shows: readonly string[]
  /** What a member has to be allowed to; null for what anyone does for themselves. */
  readonly needs: Right | null
  readonly path: string
  readonly open: (page: Page) => Promise<unknown>
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

export const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name }).first().click()

/** A question is a part of the program by itself: until it has come, what it is about is the dialog on top. */
export const awaitQuestion = (page: Page) =>
  page.getByRole('button', { name: 'Оставить', exact: true }).waitFor()

/** Presses the buttons one after the other, the first on the page, the rest in the dialog on top. */
export const pressing =
  (first: string | RegExp, ...then: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    await press(page, first)
    for (const name of then) await inDialog(page, name)
  }
