import type { Annulment, Document } from '@osh/core/documents/document.ts'
import type { MemberNames } from '#ui/app/session/member-names.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { documentTexts as texts } from './texts.ts'

/** «сформировано: вы, 20.11.2026, 13:10»; the moment alone while the name isn't known. */
export const sayWhoIssued = ({ enteredBy, enteredAt }: Document, names: MemberNames): string =>
  texts.issuedBy(names.nameOf(enteredBy), formatMoment(enteredAt, names.timeZone))

/** «аннулирован: вы, 22.11.2026, 13:10 — не тот работник». */
export const sayWhoAnnulled = ({ by, at, reason }: Annulment, names: MemberNames): string =>
  texts.annulledBy(names.nameOf(by), formatMoment(at, names.timeZone), reason)
