import { type Answers, isRecord } from '../../documents/answers/answers.ts'
import { type LocalDate, parseLocalDate } from '../../shared/dates/local-date.ts'

/** A row of the journal of PPE issues, as far as it can be read. */
export type SaidIssue = {
  readonly row: number
  readonly fullName: string
  readonly item: string
  /** Null for what is no day. */
  readonly date: LocalDate | null
  /** Null where no number is said: then it is as many as the norm gives. */
  readonly quantity: number | null
}

const MOST_PIECES = 9999

/** The rows of a journal that name someone and something: «Жукова Анна Сергеевна, Склад», «Каска», «2 шт.». */
export const readIssues = ({ rows }: Answers): readonly SaidIssue[] =>
  (Array.isArray(rows) ? rows.filter(isRecord) : []).flatMap((given, row) => {
    const say = (name: string): string => (typeof given[name] === 'string' ? given[name].trim() : '')
    const [fullName = '', item] = [say('who').split(',')[0]?.trim(), say('item')]
    const date = parseLocalDate(say('date'))
    const quantity = Number(/^\d{1,4}/u.exec(say('count'))?.[0] ?? 0)
    return fullName === '' || item === ''
      ? []
      : [
          {
            ...{ row, fullName, item, date: date.ok ? date.value : null },
            quantity: quantity > 0 && quantity <= MOST_PIECES ? quantity : null,
          },
        ]
  })
