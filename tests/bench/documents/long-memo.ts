import { openShippedPress } from '#adapters/documents/printing/shipped-press.ts'
import { ofNoOne } from '#adapters/threads/job-thread.ts'
import { aCompany, aMemo, aRow, mining } from '#tests/examples.ts'
import type { Figure } from '../figure.ts'
import { sized } from '../size.ts'

/** The most rows that a memo takes. */
const ROWS = sized(5000, 50)

/** The longest memo to .pdf, in the thread that a server prints with and the memory that it has there. */
export async function longMemoPrinted(): Promise<readonly Figure[]> {
  const deaths: unknown[] = []
  const press = openShippedPress((cause) => deaths.push(cause))
  const rows = Array.from({ length: ROWS }, (_, i) =>
    aRow(i + 1, {
      fullName: `Константинопольский Афанасий Вениаминович ${i}`,
      department: 'Отдел главного механика',
      position: 'Электромонтёр по ремонту и обслуживанию',
    }),
  )
  const company = { ...aCompany(), id: mining, version: 1 }
  const started = performance.now()
  const pdf = await press.printMemo(ofNoOne, aMemo({ rows }), company, 'pdf')
  const seconds = (performance.now() - started) / 1000
  await press.close()
  if (deaths.length > 0) throw deaths[0]
  return [
    {
      what: `a memo of ${ROWS} rows to .pdf, s`,
      value: seconds,
      most: 120,
      beside: `${(pdf.length / 2 ** 20).toFixed(1)} MB`,
    },
  ]
}
