import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { FileMark } from '@osh/core/files/file-store.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import type { ListedMeasure } from '@osh/core/measures/measure-repository.ts'
import type { Degree } from '@osh/core/norms/accidents/degree.ts'
import { findStepName } from '@osh/core/norms/accidents/investigation-steps.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { formatLocalMoment } from '@osh/core/wording/incidents.ts'
import { describeMeasure, describeProgress } from '@osh/core/wording/measures.ts'
import type { Block, Paper, Paragraph } from '../paper/paper.ts'
import {
  type ArchiveItem,
  type IncidentThings,
  type ItemPlace,
  listArchivedItems,
  listItemsTakenOut,
} from './archive-items.ts'

/** The inventory in the archive, before the files that it lists. */
export const INVENTORY_NAME = '000 Опись.docx'

/** A file of the archive under its number. */
export type ArchivedFile = { readonly name: string; readonly file: FileMark }

/** The files that go into the archive of an incident; what was annulled or withdrawn stays out. */
export const listArchivedFiles = (things: IncidentThings): readonly ArchivedFile[] =>
  listArchivedItems(things).flatMap(({ content, name }) =>
    content.is === 'file' ? [{ name, file: content.file }] : [],
  )

export type InventoryOf = IncidentThings & {
  readonly measures: readonly ListedMeasure[]
  readonly company: string
  /** Whom an id stands for. */
  readonly nameOf: (user: UserId) => string
  readonly madeOn: string
}

/** The numbered table of contents of an incident's file (опись), each file with its SHA-256. */
export function makeInventoryPaper({ company, nameOf, madeOn, measures, ...things }: InventoryOf): Paper {
  const { incident } = things
  const people = incident.injured.map(({ fullName }) => fullName).join(', ')
  const signed = ({ signed: { by, at } }: ArchiveItem): string => `${nameOf(by)}, ${wordMoment(incident, at)}`
  const takenOut = listItemsTakenOut(things)
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
      ...(incident.annulled
        ? [text(`Происшествие аннулировано: ${incident.annulled.reason}`, { bold: true, above: 4 })]
        : []),
      text(`Составлена ${madeOn}.`, { above: 4 }),
      table(
        listArchivedItems(things).map((item, i) => [
          String(i + 1),
          item.name,
          placeWords(item.of, measures, deriveIncidentDegree(incident)),
          signed(item),
          ...makeContentCells(item),
        ]),
      ),
      ...(takenOut.length === 0
        ? []
        : [
            text('Аннулированы или отозваны и в архив не вложены', {
              bold: true,
              above: 16,
              keepWithNext: true,
            }),
            table(
              takenOut.map((item) => [
                '—',
                item.name,
                placeWords(item.of, measures, deriveIncidentDegree(incident)),
                `${signed(item)}: ${item.reason}`,
                ...makeContentCells(item),
              ]),
            ),
          ]),
      ...buildMeasureBlocks(measures),
    ],
  }
}

/** What is to be done so that it doesn't happen again, and what was; nothing where nothing was planned. */
const buildMeasureBlocks = (measures: readonly ListedMeasure[]): readonly Block[] =>
  measures.length === 0
    ? []
    : [
        text('Мероприятия по устранению причин', { bold: true, above: 16, keepWithNext: true }),
        {
          kind: 'table',
          size: 8,
          widths: [5, 35, 20, 12, 28],
          heads: [
            {
              cells: ['№', 'Мероприятие', 'Кто отвечает', 'Срок', 'Выполнение'].map((head) => ({
                text: head,
              })),
            },
          ],
          rows: measures.map((one, i) => ({
            cells: [
              String(i + 1),
              describeMeasure(one),
              one.measure.responsible,
              formatDate(one.measure.dueOn),
              describeProgress(one),
            ].map((cell) => ({ text: cell })),
          })),
        },
      ]

const wordMoment = ({ timeZone }: Incident, at: Instant): string =>
  formatLocalMoment(computeMomentIn(timeZone, at))

/** The step's name; «Мероприятие: …»; «Запись о микротравме». */
function placeWords(of: ItemPlace, measures: readonly ListedMeasure[], degree: Degree): string {
  if (of === null) return ''
  if (of.is === 'step') return findStepName(of.step, degree)
  if (of.is === 'microtrauma') return 'Запись о микротравме'
  const known = measures.find(({ measure }) => measure.id === of.measureId)
  return known ? `Мероприятие: ${known.measure.what}` : 'Мероприятие'
}

/** How large it is, and what tells it from any other. */
const makeContentCells = ({ content }: ArchiveItem): readonly [size: string, mark: string] =>
  content.is === 'file' ? [sizeWords(content.file.size), content.file.sha256] : ['ссылка', content.url]

const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} КБ`
    : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} МБ`

const heads = ['№', 'Файл', 'К чему относится', 'Кто и когда внёс', 'Размер', 'SHA-256 или адрес']

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
