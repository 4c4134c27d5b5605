import { command, type Decision } from '../../commands/command.ts'
import { timeZoneOf } from '../../companies/company-facts.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { findNextTurn, findToldDay } from '../mails/mail-turn.ts'
import { type KeptSettings, keptSettings, type NoticeWrite } from '../notice-facts.ts'
import { type NoticeSettings, readSettings, type SettingsRefusal } from './notice-settings.ts'

type Asked = {
  readonly companyId: CompanyId
  /** As typed: `muted`, `unpushed`, `digest`, `reminders`, `investigations`, `hour`. */
  readonly details: Input
}

type Facts = {
  readonly kept: KeptSettings
  readonly timeZone: string
  readonly settings: NoticeSettings
}

/** Says what the person wants to be told of in the company, and what of it by e-mail and when. What is left out stays. */
export const saveSettings = command({
  name: 'notices/save-settings',
  *gather({ companyId, details }: Asked, { by: user }) {
    const kept = yield* keptSettings({ companyId, user })
    const settings = readSettings(kept.settings, details)
    if (!settings.ok) return settings
    return ok<Facts>({ kept, timeZone: yield* timeZoneOf({ companyId }), settings: settings.value })
  },
  decide(
    { kept, timeZone, settings },
    { companyId },
    { by: user, at },
  ): Result<Decision<NoticeSettings, NoticeWrite>, SettingsRefusal> {
    const toldOn = findToldDay(kept, settings, timeZone, at)
    const dueAt = findNextTurn(settings, timeZone, toldOn, at)
    const rows = [{ companyId, user, settings, toldOn, dueAt }]
    return ok({ writes: [{ kind: 'notice-settings', rows }], changes: [], answer: settings })
  },
})
