import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { keptSettings, type NoticeWrite } from '../notice-facts.ts'
import { type NoticeSettings, readSettings } from './notice-settings.ts'

type Asked = {
  readonly companyId: CompanyId
  /** As typed: `muted`, `digest`. */
  readonly details: Input
}

/** Says what the person wants to be told of in the company, and how often by e-mail. What is left out stays. */
export const saveSettings = command({
  name: 'notices/save-settings',
  *gather({ companyId, details }: Asked, { by: user }) {
    return readSettings(yield* keptSettings({ companyId, user }), details)
  },
  decide(settings, { companyId }, { by: user }): Result<Decision<NoticeSettings, NoticeWrite>, Refusal> {
    const rows = [{ companyId, user, settings }]
    return ok({ writes: [{ kind: 'notice-settings', rows }], changes: [], answer: settings })
  },
})

type Refusal = FieldErrors<'list/invalid' | 'choice/unknown'>
