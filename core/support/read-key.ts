import type { CompanyId, UserId } from '../shared/identity.ts'
import { type Input, readObject } from '../shared/input/field-reader.ts'
import { shownId } from '../shared/input/identifier.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import type { ConversationKey } from './message.ts'

/** Which conversation an operator means: `ofCompanyId` and `person`. */
export function readConversationKey(given: Input): Result<ConversationKey, FieldErrors<'choice/unknown'>> {
  const read = readObject(given, { ofCompanyId: shownId<CompanyId>, person: shownId<UserId> })
  return read.ok ? ok({ companyId: read.value.ofCompanyId, person: read.value.person }) : read
}
