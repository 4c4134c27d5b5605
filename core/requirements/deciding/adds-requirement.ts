import type { SomeWrite } from '../../commands/command.ts'
import { listChanges, type Values } from '../../commands/journal.ts'

/** Whether what was decided brings a requirement into force that was not: none was there, or it was refused. */
export const addsRequirement = (writes: readonly SomeWrite[]): boolean =>
  listChanges(writes).some(
    ({ before, after }) => kindOf(before) !== 'accepted' && kindOf(after) === 'accepted',
  )

const kindOf = (values: Values) => (values?.decision as { readonly kind?: string } | undefined)?.kind
