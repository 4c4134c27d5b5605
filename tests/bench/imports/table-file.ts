import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Figure, median } from '../figure.ts'
import { sized } from '../size.ts'

const ROWS = sized(10_000, 200)
const TURNS = sized(5, 1)
const program = fileURLToPath(new URL('./written-table.ts', import.meta.url))

type Told = Readonly<Record<'ms' | 'bytes' | 'cells' | 'before' | 'peak', number>>

/** A table of 10,000 rows and twelve columns to .xlsx, as the page saves one: each time in a program of its own, which has compiled nothing yet. */
export async function tableFile(): Promise<readonly Figure[]> {
  const told: Told[] = []
  for (let i = 0; i < TURNS; i += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, String(ROWS)])
    told.push(JSON.parse(stdout) as Told)
  }
  const of = (by: (one: Told) => number): number => median(told.map(by))
  const more = of(({ peak, before }) => (peak - before) / 1024)
  if (told.some(({ cells }) => cells !== ROWS * 12)) throw new Error('the table is another')
  return [
    {
      what: `${ROWS} × 12 to .xlsx, as the page saves it, s`,
      value: of(({ ms }) => ms / 1000),
      most: 3,
      beside: `${of(({ bytes }) => bytes / 1024).toFixed(0)} KiB`,
    },
    {
      what: 'the same: what the program holds more at its most, MB',
      value: more,
      most: 200,
      beside: 'maxRSS',
    },
  ]
}
