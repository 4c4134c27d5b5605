import type { Member } from '@osh/core/auth/company-members.ts'
import { type ChainedLine, type ExportedLine, exportLine } from '@osh/core/journal/chain.ts'
import {
  type ChainedJournal,
  type JournalFilter,
  wholeJournal,
} from '@osh/core/journal/journal-repository.ts'
import type { ExportEnd, ExportTitle } from '@osh/core/journal/verify-export.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sayCommand, sayRecords } from '@osh/core/wording/journal/command-words.ts'
import { sayValues } from '@osh/core/wording/journal/say-value.ts'
import { CSV_MARK, joinRow } from '../file/csv.ts'

type Pieces = AsyncGenerator<Uint8Array, undefined>

const text = new TextEncoder()

/** The journal to be verified: JSON lines, of which the first says whose it is and the last where the chain ends. */
export async function* exportVerifiableJournal(journal: ChainedJournal, companyId: CompanyId): Pieces {
  const { head, waiting } = await journal.findHead(companyId)
  const print = (line: ExportTitle | ExportEnd | ExportedLine) => text.encode(`${JSON.stringify(line)}\n`)
  yield print({ journal: 'osh-journal/1', companyId })
  for await (const line of readChainedLines(journal, companyId, wholeJournal)) {
    if (line.number > head.number) break
    yield print(exportLine(line))
  }
  yield print({ head, waiting })
}

/** From the first; some are in memory at a time. */
async function* readChainedLines(
  journal: ChainedJournal,
  companyId: CompanyId,
  filter: JournalFilter,
): AsyncGenerator<ChainedLine, undefined> {
  for (let after = 0; ; ) {
    const lines = await journal.listChained(companyId, after, filter)
    yield* lines
    const last = lines.at(-1)
    if (!last) return
    after = last.number
  }
}

const titles = ['№', 'Когда (UTC)', 'Кто', 'Что сделано', 'Запись', 'Поле', 'Было', 'Стало']

/** What the filter leaves of the journal, for people: a line for each value that a change has touched. */
export async function* exportReadableJournal(
  journal: ChainedJournal,
  companyId: CompanyId,
  filter: JournalFilter,
  members: readonly Member[],
): Pieces {
  const names = new Map(members.map(({ id, fullname }) => [id, fullname ?? `участник № ${id}`]))
  yield text.encode(CSV_MARK + joinRow(titles))
  for await (const line of readChainedLines(journal, companyId, filter)) {
    const name = names.get(line.by) ?? `прежний участник № ${line.by}`
    yield text.encode(listRows(line, name).map(joinRow).join(''))
  }
}

function listRows({ number, at, command, changes, seals }: ChainedLine, name: string) {
  const told = [String(number), at.slice(0, 19).replace('T', ' '), name, sayCommand(command)]
  return changes.flatMap(({ record, ids, before, after }, i) => {
    const of = [...told, sayRecords(record, ids, ids.length)]
    const values = sayValues(before, after)
    const erased = seals[i]?.salt === null ? [[...of, 'значения стёрты', '', '']] : []
    return [...erased, ...values.map((one) => [...of, one.field, one.before, one.after])]
  })
}
