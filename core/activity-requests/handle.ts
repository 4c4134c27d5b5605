import type { Command, Gathering } from '../commands/command.ts'
import { type Input, readObject } from '../shared/input/field-reader.ts'
import { shownId } from '../shared/input/identifier.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type ActivityRequestId, type LockRequest, lockRequest, type RequestWrite } from './kept-request.ts'

/** `requestId` and `handled`. */
type Asked = { readonly details: Input }
type Refused = FieldErrors<'choice/unknown'> | NotFound
type Handled = { readonly writes: readonly RequestWrite[]; readonly answer: null }

/**
 * Marks a request as dealt with (обработана), or as new where `handled` is not true. What is so already stays as it is: whoever was first has
 * dealt with it. Operators' work is in no company's journal.
 */
export const handle: Command<Asked, null, Refused, LockRequest, RequestWrite> = {
  name: 'activity-requests/handle',
  *run({ details }, signed): Gathering<Result<Handled, Refused>, LockRequest> {
    const key = readObject(details, { requestId: shownId<ActivityRequestId> })
    if (!key.ok) return key
    const kept = yield* lockRequest({ id: key.value.requestId })
    if (kept === null) return err(notFound)
    const isHandled = details.handled === true
    if (isHandled === (kept.handled !== null)) return ok({ writes: [], answer: null })
    const row = { id: kept.id, handled: isHandled ? signed : null }
    return ok({ writes: [{ kind: 'handled-requests', rows: [row] }], answer: null })
  },
}
