import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'

/** A line of a chronology as its table has it. */
type EventRow<Before, After, By, At> = {
  readonly before: Before
  readonly after: After
  readonly entered_by: By
  readonly entered_at: At
}

type EnteredEvent<Before, After, By, At> = {
  readonly before: Before
  readonly after: After
  readonly entered: { readonly by: By; readonly at: At }
}

export const eventColumns = ['before', 'after', 'entered_by', 'entered_at'] as const

/** The lines as core has them; not found where there are none: a record that is there has been entered. */
export const chronologyOf = <Before, After, By, At>(
  rows: readonly EventRow<Before, After, By, At>[],
): Result<readonly EnteredEvent<Before, After, By, At>[], typeof notFound> =>
  rows.length === 0
    ? err(notFound)
    : ok(
        rows.map(({ before, after, entered_by: by, entered_at: at }) => ({
          before,
          after,
          entered: { by, at },
        })),
      )
