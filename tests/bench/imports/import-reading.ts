import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findHeader } from '@osh/core/imports/columns/find-header.ts'
import { proposeColumns } from '@osh/core/imports/columns/propose-columns.ts'
import { countEntries } from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { takeRows } from '@osh/core/imports/rows/take-rows.ts'
import type { Sheet } from '@osh/core/imports/sheet.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { undecided } from '#tests/undecided.ts'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import { type Figure, median, percentile } from '../figure.ts'
import { type Asked, askUntil, oneByOne } from '../serving/load.ts'
import { peakOf } from '../serving/memory.ts'
import { visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'
import { writeStaffList } from './staff-rows.ts'

const PEOPLE = sized(50_000, 500)
const TURNS = sized(5, 1)
const [IDLE_MS, PAUSE_MS] = [10_000, 20]
const PATH = '/api/staff-imports/reading?companyId=1'
const SENT = { 'content-type': 'application/octet-stream' }
/** hucre alone takes up to 0.7 of the yardstick's time, and reading may take 1.3 of that (decision 0048). */
const MOST_OF_YARDSTICK = 0.9
const YARDSTICK = 'read-excel-file/node'
const yardstick = fileURLToPath(new URL('./yardstick.mjs', import.meta.url))

/** A staff list of 50,000 rows and ten columns: from the page's bytes to rows in the page, by turns with read-excel-file alone. */
export const importReading = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    await seedDeadlines(product.kysely, [1, 500])
    const { importDesk, get } = await visitor(product, [1])
    const other = await visitor(product, [2])
    const file = { name: 'Штат.xlsx', bytes: new Uint8Array(await writeStaffList(PEOPLE)) }
    const read = async () => accepted(await importDesk.read(1 as CompanyId, file))
    const table = other.get('/api/deadlines?companyId=2&section=briefings&limit=50')
    await oneByOne(table, 200)
    const before = await peakOf(product.pid)
    const turns = await takeTurns(read, file.bytes)
    const idle = await askUntil(table, pause(IDLE_MS), PAUSE_MS)
    const busy = await askUntil(table, readOften(get(PATH), file.bytes), PAUSE_MS)
    return figuresOf(turns, idle, busy, { before, peak: await peakOf(product.pid) })
  })

type Turn = { readonly read: number; readonly planned: number; readonly theirs: number }
type Read = () => Promise<readonly Sheet[]>

/** The first turn warms up. */
async function takeTurns(read: Read, bytes: Uint8Array): Promise<readonly Turn[]> {
  const directory = await mkdtemp(join(tmpdir(), 'osh-import-'))
  const path = join(directory, 'staff.xlsx')
  await writeFile(path, bytes)
  const turns: Turn[] = []
  for (let i = 0; i <= TURNS; i += 1) {
    const started = performance.now()
    const sheets = await read()
    const there = performance.now()
    plan(sheets)
    const planned = performance.now() - there
    turns.push({ read: there - started, planned, theirs: await readByYardstick(path) })
  }
  await rm(directory, { recursive: true })
  return turns.slice(1)
}

/** The second reading of a process: what is compiled by then is compiled in the product too. */
async function readByYardstick(path: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [yardstick, YARDSTICK, path, '2'])
  const told = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly ms: number; readonly rows: number; readonly cells: number })
  const last = told.at(-1)
  if (last?.rows !== PEOPLE + 1 || last.cells !== 10) throw new Error('the yardstick reads something else')
  return last.ms
}

function plan([sheet]: readonly Sheet[]): void {
  const header = sheet && findHeader(sheet)
  if (!header) throw new Error('the list has no head')
  const rows = takeRows(sheet, header, proposeColumns(sheet, header).columns)
  const nothing = { staff: [], departments: [], positions: [], duties: [] }
  const made = planImport({ ...nothing, today: systemClock.today('Europe/Moscow') }, rows, undecided)
  if (countEntries(made.entries).new !== PEOPLE) throw new Error('not all of the list are new')
}

/** Without taking the answer apart: whoever asks for the table meanwhile is of this process too. */
async function readOften({ url, headers }: Asked, bytes: Uint8Array): Promise<void> {
  for (let i = 0; i < TURNS * 2; i += 1) {
    const sent = request(url, { method: 'POST', headers: { ...headers, ...SENT } })
    sent.end(bytes)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    if (answer.statusCode !== 200) throw new Error(`reading answered ${answer.statusCode}`)
    await once(answer.resume(), 'end')
  }
}

function figuresOf(
  turns: readonly Turn[],
  idle: readonly number[],
  busy: readonly number[],
  { before, peak }: { readonly before: number; readonly peak: number },
): readonly Figure[] {
  const of = (by: (turn: Turn) => number): number => median(turns.map(by))
  const beside = `${of(({ read }) => read).toFixed(0)} ÷ ${of(({ theirs }) => theirs).toFixed(0)} ms`
  const planned = of(({ planned }) => planned).toFixed(0)
  const [calm, laden] = [percentile(idle, 0.95), percentile(busy, 0.95)]
  return [
    {
      what: `${PEOPLE} × 10 .xlsx checked, read and sent ÷ read-excel-file reading`,
      value: of(({ read, theirs }) => read / theirs),
      most: MOST_OF_YARDSTICK,
      beside,
    },
    {
      what: 'the same with what would become of each row, in the page',
      value: of(({ read, planned, theirs }) => (read + planned) / theirs),
      beside: `${planned} ms more`,
    },
    {
      what: 'GET /api/deadlines of another company meanwhile, p95 ÷ idle',
      value: laden / calm,
      most: 2,
      beside: `${laden.toFixed(1)} ÷ ${calm.toFixed(1)} ms of ${busy.length}, ${idle.length} requests; p50 ${median(busy).toFixed(1)} ÷ ${median(idle).toFixed(1)} ms`,
    },
    ...(Number.isNaN(peak)
      ? []
      : [
          {
            what: 'what the server holds at its most, MB',
            value: peak,
            most: 400,
            beside: `VmHWM, ${before.toFixed(0)} MB before`,
          },
        ]),
  ]
}
