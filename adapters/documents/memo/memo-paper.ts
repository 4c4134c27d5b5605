import { type Company, nameCompanyShort, nameHeadPost } from '@osh/core/companies/company.ts'
import type { NameForms } from '@osh/core/documents/on-paper/name-forms.ts'
import { readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import { headerLabels } from '@osh/core/memos/memo-header.ts'
import { readSignatory } from '@osh/core/memos/signatory.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import type { Block, Paper, Paragraph } from '../paper/paper.ts'
import { listMemoColumns } from './memo-columns.ts'

/** Where whoever signs writes their name: no one has said it. */
const BY_HAND = '____________________'

const returnRequest = 'Прошу организовать возврат средств индивидуальной защиты работниками согласно списку:'

/** A memo as a director signs it: addressee, number and date, title, request, numbered table, notes, the author's signature, the director's resolution. */
export function makeMemoPaper(memo: Memo, company: Company, nameForms: NameForms): Paper {
  const columns = listMemoColumns(memo)
  const signatory = readSignatory(memo)
  return {
    title: `Служебная записка № ${memo.number}`,
    landscape: columns.length > 6,
    blocks: [
      addressee(`Кому: ${wordRecipient(memo, company, nameForms)}`),
      addressee(nameCompanyShort(company)),
      addressee(`От кого: ${signatory ? memo.author : BY_HAND}`, 8),
      text(`Служебная записка № ${memo.number}`.toUpperCase(), { align: 'center', bold: true, above: 28 }),
      text(`от ${formatDate(memo.formedOn)}`, { align: 'center' }),
      ...(memo.canceled ? [text('ОТМЕНЕНО', { align: 'center', bold: true, above: 4 })] : []),
      text(memo.fullName, { align: 'center', bold: true, above: 12 }),
      text(requestOf(memo), { align: 'justify', above: 16 }),
      text('', { above: 2 }),
      {
        kind: 'table',
        widths: columns.map((column) => column.width),
        heads: [{ cells: columns.map((column) => ({ text: column.head })) }],
        rows: memo.rows.map((row, i) => ({
          cells: columns.map((column) => ({ text: column.value(row, i) })),
        })),
      },
      ...buildParticulars(memo),
      {
        kind: 'signature',
        role: signatory?.position ? capitalize(signatory.position) : 'Составитель',
        name: signatory?.name ?? '',
      },
      text('Резолюция: _________________________________________________', { above: 24 }),
      { kind: 'signature', role: nameHeadPost(company), name: company.directorName },
    ],
  }
}

/** The director is addressed by position, both in the dative; another recipient as typed. */
function wordRecipient({ recipient }: Memo, company: Company, nameForms: NameForms): string {
  if (recipient !== company.directorName) return recipient
  const director = readPersonOnPaper(company.directorName, company.directorPosition ?? '')
  const { lastName, firstName, fatherName } = nameForms.name(director, 'dative')
  const position = company.directorPosition && nameForms.position(company.directorPosition, 'dative')
  return [position, lastName, firstName, fatherName].filter(Boolean).join(' ')
}

const requestOf = ({ section, rows }: Memo): string => {
  const subject = rows[0]?.subject
  return subject?.section === 'ppe' && subject.event === 'return'
    ? returnRequest
    : findRules(section).words.request
}

const buildParticulars = (memo: Memo): Block[] =>
  [
    [headerLabels.formOfStudy, memo.formOfStudy],
    [headerLabels.duration, memo.duration],
    [headerLabels.basis, memo.basis],
    ['Дата утверждения отчёта', memo.reportApprovedOn ? formatDate(memo.reportApprovedOn) : ''],
    [headerLabels.note, memo.note],
  ]
    .filter(([, value]) => value !== '')
    .map(([label, value], i) => text(`${label}: ${value}`, { above: i === 0 ? 14 : 4 }))

const addressee = (words: string, above = 0): Paragraph => text(words, { addressee: true, above })

const text = (words: string, style: Partial<Paragraph> = {}): Paragraph => ({
  kind: 'paragraph',
  text: words,
  align: 'left',
  ...style,
})

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
