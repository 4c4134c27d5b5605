import type { CompanyId } from '../../companies/company.ts'
import type { LocalDate } from '../../shared/local-date.ts'
import type { Section } from '../../shared/section.ts'
import type { Memo, MemoHeader, MemoId } from '../memo.ts'

/** What a memo is called unless a person calls it otherwise. */
export const usualWords: Readonly<Record<Section, Pick<MemoHeader, 'name' | 'fullName'>>> = {
  briefing: { name: 'Инструктажи', fullName: 'О проведении инструктажей по охране труда' },
  instruction: { name: 'Инструкции', fullName: 'Об ознакомлении с инструкциями по охране труда' },
  training: { name: 'Обучение', fullName: 'О направлении работников на обучение по охране труда' },
  medicalExamination: { name: 'Медосмотры', fullName: 'О направлении работников на медицинский осмотр' },
  ppe: { name: 'СИЗ', fullName: 'О выдаче и возврате средств индивидуальной защиты' },
  workingConditions: { name: 'СОУТ', fullName: 'О проведении специальной оценки условий труда' },
  risk: { name: 'Риски', fullName: 'О проведении оценки профессиональных рисков' },
}

/** What a memo's blank fields take: the recipient is the company's director, the author the signed-in user. */
export type MemoDefaults = { readonly directorName: string; readonly userName: string }

/** The header with its blank recipient, names and author filled in; the other fields may stay blank. */
export const filledHeader = (
  section: Section,
  header: MemoHeader,
  { directorName, userName }: MemoDefaults,
): MemoHeader => ({
  ...header,
  recipient: header.recipient.trim() || directorName,
  name: header.name.trim() || usualWords[section].name,
  fullName: header.fullName.trim() || usualWords[section].fullName,
  author: header.author.trim() || userName,
})

/** A memo before its first rows: what `planMemo` forms a new one from. */
export const blankMemo = (
  place: {
    readonly id: MemoId
    readonly companyId: CompanyId
    readonly number: number
    readonly section: Section
    readonly formedOn: LocalDate
  },
  header: MemoHeader,
): Memo => ({ ...place, ...header, reportApprovedOn: null, canceled: false, rows: [], version: 1 })
