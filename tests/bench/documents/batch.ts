import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { issueInParts } from '@osh/core/documents/issuing/issue-in-parts.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { sql } from 'kysely'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import { type Figure, median, percentile } from '../figure.ts'
import { askUntil, oneByOne } from '../serving/load.ts'
import { peakOf } from '../serving/memory.ts'
import { type Product, visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'

const EMPLOYEES = sized(500, 10)
/** Личная карточка учёта выдачи СИЗ. */
const CARD = 4001 as TemplateId
const IDLE_MS = sized(15_000, 1000)
/** Between an answer and the next request of whoever looks at a table meanwhile. */
const PAUSE_MS = 20

/** A card for each of 500 employees, issued as the page does it, and the zip of them; others work meanwhile. */
export const issuedBatch = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    await seed(product)
    const issuing = await visitor(product, [1])
    const other = await visitor(product, [2])
    const table = other.get('/api/deadlines?companyId=2&section=briefings&limit=50')
    await oneByOne(table, 200)
    const before = await askUntil(table, pause(IDLE_MS), PAUSE_MS)
    await issuing.templates.listGroups(1 as CompanyId, 'employee', systemClock.today('Europe/Moscow'))
    const batch = issue(product, issuing)
    const during = await askUntil(table, batch, PAUSE_MS)
    const after = await askUntil(table, pause(IDLE_MS), PAUSE_MS)
    return figuresOf([...before, ...after], during, await batch, await peakOf(product.pid))
  })

type Batch = {
  readonly first: number
  readonly issued: number
  readonly zipped: number
  readonly bytes: number
}

async function issue(
  { kysely }: Product,
  { documentIssuer, documentFiles }: Awaited<ReturnType<typeof visitor>>,
): Promise<Batch> {
  const { rows } = await sql<{ id: EmployeeId }>`
    select id from employees where company_id = 1 order by id`.execute(kysely)
  const employeeIds = rows.map(({ id }) => id)
  const request = {
    templateId: CARD,
    number: { integer: 1, letter: '' },
    date: systemClock.today('Europe/Moscow'),
    employeeIds,
    answers: { keeper: employeeIds[0] },
    batch: null,
  }
  const started = performance.now()
  const since = (): number => (performance.now() - started) / 1000
  let first = Number.NaN
  const company = 1 as CompanyId
  const document = accepted(
    await issueInParts(documentIssuer, company, request, ({ issued }) => {
      if (issued > 0 && Number.isNaN(first)) first = since()
    }),
  )
  const issued = since()
  const bytes = await download(accepted(await documentFiles.makeBatchLink(company, document.id, 'pdf')))
  return { first, issued, zipped: since() - issued, bytes }
}

/** How many bytes the address gives. */
export async function download(url: string): Promise<number> {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`the zip answered ${response.status}`)
  let bytes = 0
  const digest = createHash('sha256')
  for await (const chunk of response.body) {
    bytes += chunk.length
    digest.update(chunk)
  }
  return bytes
}

function figuresOf(
  idle: readonly number[],
  during: readonly number[],
  { first, issued, zipped, bytes }: Batch,
  peak: number,
): readonly Figure[] {
  const [calm, busy] = [percentile(idle, 0.95), percentile(during, 0.95)]
  const p50 = `p50 ${median(during).toFixed(1)} ÷ ${median(idle).toFixed(1)} ms`
  return [
    {
      what: `a card for each of ${EMPLOYEES}: the first part is answered after, s`,
      value: first,
      most: 1,
      beside: `all after ${issued.toFixed(0)} s, the zip of ${(bytes / 2 ** 20).toFixed(0)} MB in ${zipped.toFixed(1)} s`,
    },
    {
      what: 'GET /api/deadlines of another company meanwhile, p95 ÷ before and after',
      value: busy / calm,
      most: 2,
      beside: `${busy.toFixed(1)} ÷ ${calm.toFixed(1)} ms of ${during.length}, ${idle.length} requests; ${p50}`,
    },
    ...(Number.isNaN(peak)
      ? []
      : [
          {
            what: 'peak resident memory of the server, MB',
            value: peak,
            most: 300,
            beside: 'VmHWM, the whole run',
          },
        ]),
  ]
}

/** Two companies of 500 employees with obligations; the first has requisites, and employees of different names. */
async function seed({ kysely }: Product): Promise<void> {
  await seedDeadlines(kysely, [EMPLOYEES, EMPLOYEES])
  await sql`update companies set name = 'Общество с ограниченной ответственностью «Карьер»', short_name = 'ООО «Карьер»',
    legal_address = '614000, Пермский край, г. Пермь, ул. Примерная, д. 1', inn = '5902999982', kpp = '590201001',
    ogrn = '1125902099993', phone = '+7 (342) 555-01-10', director_name = 'Соколов Александр Николаевич',
    director_position = 'Генеральный директор' where id = 1`.execute(kysely)
  await sql`update employees set last_name = 'Орлов' || chr(1072 + (id % 32)::int) || chr(1072 + (id / 32 % 32)::int),
    department_id = (select min(id) from departments where company_id = 1) where company_id = 1`.execute(
    kysely,
  )
}
