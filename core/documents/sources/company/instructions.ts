import { addMonths, type LocalDate, parseLocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { findHolder, wordHolder } from '../facts/holders.ts'
import type { SharedDuty } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { listOnce, nameSubject } from './posts.ts'
import { countRows, tellRows } from './rows.ts'
import { findAnswer, rowsOf, type SaidFacts } from './said-once.ts'

const from = 'из обязательств по инструкциям'

/** An instruction as the company has entered it: when it was approved, and last looked through. */
type Entered = {
  readonly name: string
  readonly approved: LocalDate | null
  readonly reviewed: LocalDate | null
}

function readDay(typed = ''): LocalDate | null {
  const day = parseLocalDate(typed)
  return day.ok ? day.value : null
}

const listEntered = (facts: SaidFacts): readonly Entered[] =>
  rowsOf(facts, 'instructions').map(({ name = '', approved, reviewed }) => ({
    ...{ name, approved: readDay(approved), reviewed: readDay(reviewed) },
  }))

const unknownApproval = { approved: null, reviewed: null }

/** When the instruction of that name was approved and looked through, as far as the company has said it. */
export const findApproval = (facts: SaidFacts, name: string): Omit<Entered, 'name'> =>
  listEntered(facts).find((one) => one.name === name) ?? unknownApproval

/** Instructions whose approval is known, the earliest first. */
export const listApproved = (facts: SaidFacts): readonly (Entered & { readonly approved: LocalDate })[] =>
  listEntered(facts)
    .flatMap((one) => (one.approved === null ? [] : [{ ...one, approved: one.approved }]))
    .toSorted((a, b) => a.approved.localeCompare(b.approved))

/** Years between reviews, as the company has arranged them: «не реже одного раза в 5 лет»; null where it has not said. */
function findReviewYears(facts: SaidFacts): number | null {
  const [, years] = /(\d+)\s+(?:лет|год)/u.exec(findAnswer(facts, 'order', 'instructions') ?? '') ?? []
  return years === undefined ? null : Number(years)
}

/**
 * The last day of the next review: so many years from the last one, or from the approval.
 * Law: ТК РФ, ст. 214 (the employer makes the instructions, and says itself how often they are reviewed).
 */
export function findReviewDay(facts: SaidFacts, name: string): LocalDate | null {
  const { approved, reviewed } = findApproval(facts, name)
  const [since, years] = [reviewed ?? approved, findReviewYears(facts)]
  return since === null || years === null ? null : addMonths(since, years * 12)
}

const printDay = (day: LocalDate | null): string => (day === null ? '' : formatDate(day))

function wordReview(facts: SaidFacts, name: string) {
  const { approved, reviewed } = findApproval(facts, name)
  return {
    ...{ approved: printDay(approved), reviewed: printDay(reviewed) },
    due: printDay(findReviewDay(facts, name)),
  }
}

type Instruction = {
  readonly name: string
  readonly number: string
  readonly title: string
  readonly asked: readonly SharedDuty[]
}

/** «ИОТ № 7 при работах на высоте» is number «ИОТ № 7», «при работах на высоте»; without a number the name is all. */
export function splitNumber(name: string): { readonly number: string; readonly title: string } {
  const [, number = 'б/н', title = name] = /^(\S*\s*№\s*[\d./-]+[а-я]?)[\s.,:—-]*(.+)$/iu.exec(name) ?? []
  return { number, title }
}

/** Each once, by its number. */
const listInstructions = (asked: readonly SharedDuty[]): readonly Instruction[] =>
  [...Map.groupBy(asked, nameSubject)]
    .toSorted(([a], [b]) => a.localeCompare(b, 'ru', { numeric: true }))
    .map(([name, alike]) => ({ name, ...splitNumber(name), asked: alike }))

const mark = (all: readonly unknown[]): string => `${from}: ${countRows(all)}`

/**
 * The company's instructions, as its people have to know them.
 *
 * Law: Приказ Минтруда России 29.10.2021 № 772н.
 */
export const instructionSources = {
  'instructions.register': source({
    needs: ['shared-instruction', 'holders', 'facts'],
    gives:
      'реестр инструкций: номер, наименование, где применяется, когда утверждена и до какого дня пересмотреть',
    fill: ({ 'shared-instruction': asked, holders, facts }) => {
      const keeper = wordHolder(findHolder(holders, 'instructions'))
      const all = listInstructions(asked)
      const rows = all.map(({ name, number, title, asked: of }) => ({
        ...{ number, title, ...wordReview(facts, name), keeper },
        department: listOnce(of.map(({ department }) => department)).join(', '),
      }))
      return tellRows(rows, mark(rows))
    },
  }),
  'instructions.enacted': source({
    needs: ['shared-instruction'],
    gives: 'инструкции, которые вводятся: номер и наименование',
    fill: ({ 'shared-instruction': asked }) => {
      const rows = listInstructions(asked).map(({ number, title }) => ({ number, title, replaces: '' }))
      return tellRows(rows, mark(rows))
    },
  }),
  'instructions.of-posts': source({
    needs: ['shared-instruction'],
    gives: 'инструкции и должности, которым они нужны, организации или подразделения, названного в документе',
    fill: ({ 'shared-instruction': asked }) => {
      const rows = listInstructions(asked).map(({ number, title, asked: of }) => ({
        ...{ number, title, post: listOnce(of.map(({ position }) => position)).join(', ') },
      }))
      return tellRows(rows, mark(rows))
    },
  }),
  'instructions.list': source({
    needs: ['shared-instruction'],
    gives: 'инструкции одной строкой',
    fill: ({ 'shared-instruction': asked }) => {
      const names = listInstructions(asked).map(({ number, title }) =>
        number === 'б/н' ? title : `${number} ${title}`,
      )
      return names.length === 0 ? null : { value: names.join('; '), from: mark(names) }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
