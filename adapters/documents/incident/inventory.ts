import { momentIn } from '@osh/core/companies/time-zones.ts'
import type { FileMark } from '@osh/core/files/file-store.ts'
import type { Evidence } from '@osh/core/incidents/evidence/evidence.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { actionOf } from '@osh/core/norms/accidents/investigation-steps.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { formatLocalMoment } from '@osh/core/wording/incidents.ts'
import type { Block, Paper, Paragraph } from '../paper/paper.ts'
import { evidenceFileName } from './evidence-name.ts'

/** The inventory in the archive, before the files that it lists. */
export const INVENTORY_NAME = '000 Опись.docx'

/** A file of the archive under its number. */
export type ArchivedFile = { readonly name: string; readonly file: FileMark }

type Numbered = { readonly number: number; readonly evidence: Evidence; readonly name: string }

const isValid = ({ withdrawn }: Evidence): boolean => withdrawn === null

const numbered = (all: readonly Evidence[]): readonly Numbered[] =>
  all.filter(isValid).map((evidence, i) => ({ number: i + 1, evidence, name: nameIn(evidence, i + 1) }))

/** A link keeps its name. */
const nameIn = ({ name, content }: Evidence, number: number): string =>
  content.is === 'link' ? name : evidenceFileName({ name, format: content.format }, number)

/** The files that go into the archive of an incident; what was withdrawn stays out. */
export const archivedFiles = (all: readonly Evidence[]): readonly ArchivedFile[] =>
  numbered(all).flatMap(({ evidence: { content }, name }) =>
    content.is === 'file' ? [{ name, file: content.file }] : [],
  )

export type InventoryOf = {
  readonly incident: Incident
  readonly evidence: readonly Evidence[]
  readonly company: string
  /** Whom an id stands for. */
  readonly nameOf: (user: UserId) => string
  readonly madeOn: string
}

/** The numbered table of contents of an incident's file (опись), each file with its SHA-256. */
export function inventoryPaper({ incident, evidence, company, nameOf, madeOn }: InventoryOf): Paper {
  const people = incident.injured.map(({ fullName }) => fullName).join(', ')
  const signed = ({ enteredBy, enteredAt }: Evidence): string =>
    `${nameOf(enteredBy)}, ${momentAt(incident, enteredAt)}`
  const withdrawn = evidence.filter((one) => !isValid(one))
  return {
    title: 'Опись материалов расследования',
    landscape: true,
    blocks: [
      text(company, { align: 'center' }),
      text('ОПИСЬ', { align: 'center', bold: true, above: 12 }),
      text(
        `материалов расследования несчастного случая, происшедшего ${formatLocalMoment(incident.occurredAt)}`,
        {
          align: 'center',
        },
      ),
      text(`Пострадавшие: ${people}. Место: ${incident.place}.`, { above: 8 }),
      text(`Составлена ${madeOn}.`, { above: 4 }),
      table(
        numbered(evidence).map(({ number, evidence: one, name }) => [
          String(number),
          name,
          stepWords(one.step),
          signed(one),
          ...cellsOf(one),
        ]),
      ),
      ...(withdrawn.length === 0
        ? []
        : [
            text('Отозваны и в архив не вложены', { bold: true, above: 16, keepWithNext: true }),
            table(
              withdrawn.map((one) => [
                '—',
                one.name,
                stepWords(one.step),
                one.withdrawn
                  ? `${nameOf(one.withdrawn.by)}, ${momentAt(incident, one.withdrawn.at)}: ${one.withdrawn.reason}`
                  : '',
                ...cellsOf(one),
              ]),
            ),
          ]),
    ],
  }
}

const momentAt = ({ timeZone }: Incident, at: Evidence['enteredAt']): string =>
  formatLocalMoment(momentIn(timeZone, at))

const stepWords = (key: string): string => actionOf(key) ?? key

/** How large it is, and what tells it from any other. */
const cellsOf = ({ content }: Evidence): readonly [size: string, mark: string] =>
  content.is === 'file' ? [sizeWords(content.file.size), content.file.sha256] : ['ссылка', content.url]

const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} КБ`
    : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} МБ`

const heads = ['№', 'Файл', 'Шаг расследования', 'Кто и когда приложил', 'Размер', 'SHA-256 или адрес']

const table = (rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  size: 8,
  widths: [5, 20, 23, 18, 8, 26],
  heads: [{ cells: heads.map((head) => ({ text: head })) }],
  rows: rows.map((cells) => ({ cells: cells.map((cell) => ({ text: cell })) })),
})

const text = (words: string, style: Partial<Paragraph> = {}): Paragraph => ({
  kind: 'paragraph',
  text: words,
  align: 'left',
  ...style,
})
