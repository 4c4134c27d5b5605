import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import { PROTOCOL_ID } from '@osh/core/registry/protocols/protocol-id.ts'
import { nameRecord, type RegistryRecord, type RegistrySetId } from '@osh/core/registry/registry-record.ts'
import { writeRegistryFile } from '@osh/core/registry/write-file.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { sql } from 'kysely'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { listSchemaErrors } from '#tests/registry/validate.ts'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import { type Figure, median } from '../figure.ts'
import { prepareStaff } from '../imports/load-staff.ts'
import { type Product, visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'

const WORKERS = sized(300, 20)
const ON_PROTOCOL = sized(200, 10)
const RECORDS = sized(5000, 50)
const ROUNDS = sized(5, 1)
/** Журнал регистрации вводного инструктажа. */
const JOURNAL = 6014 as TemplateId
const company = 1 as CompanyId
const [firstAid] = trainingPrograms

/** Papers whose rows come from the records, and the register's file. */
export const sourcedPapers = async (): Promise<readonly Figure[]> => [
  ...(await withProduct(measurePapers)),
  await measureFile(),
]

async function measurePapers(product: Product): Promise<readonly Figure[]> {
  await seedDeadlines(product.kysely, [1, 500])
  await sql`update companies set name = 'Общество с ограниченной ответственностью «Карьер»', short_name = 'ООО «Карьер»',
    legal_address = '614000, Пермский край, г. Пермь, ул. Примерная, д. 1', inn = '5902999982', kpp = '590201001',
    ogrn = '1125902099993', phone = '+7 (342) 555-01-10', director_name = 'Соколов Александр Николаевич',
    director_position = 'Генеральный директор' where id = 1`.execute(product.kysely)
  const owner = await visitor(product, [1])
  const today = systemClock.today('Europe/Moscow')
  const staff = await prepareStaff(owner, company, WORKERS, [
    ['briefingDate:Вводный инструктаж', formatDate(addDays(today, -90))],
    [`trainingDate:${firstAid?.registryId ?? 1}`, formatDate(addDays(today, -30))],
  ])
  accepted(await staff.load())
  const employees = await owner.records.employees.list(company)
  const ids = employees.filter(({ lastName }) => lastName.startsWith('Орлов')).map(({ id }) => id)
  const period = { from: addDays(today, -364), to: today }
  const journal = await time(async () => {
    const asked = { templateId: JOURNAL, date: today, asOf: null, employeeId: null, period }
    const known = await owner.documentIssuer.readKnown(company, asked)
    const rows = known.rows?.value
    if (!Array.isArray(rows) || rows.length < WORKERS) throw new Error('the journal has not its rows')
    const answers = { keeper: ids[0], period, rows }
    await issue(owner, { templateId: JOURNAL, date: today, answers })
  })
  const orderLink = { kind: 'order', number: '14', date: addDays(today, -300) } as const
  for (const [at, code] of ['knowledge-chair', 'knowledge-member', 'knowledge-member'].entries()) {
    const roleId = findRoleByCode(code)?.id
    const employeeId = ids[at]
    if (roleId === undefined || employeeId === undefined) throw new Error('there is no commission')
    accepted(
      await owner.records.responsibilities.appoint({ companyId: company, roleId, employeeId, orderLink }),
    )
  }
  const answers = {
    ...{ programme: 'Оказание первой помощи пострадавшим', hours: '8', reason: 'первичная' },
    ...{ order: '№ 14 от 12.01.2026', deputy: ids[3] },
  }
  const protocol = await time(() =>
    issue(owner, {
      templateId: PROTOCOL_ID,
      date: today,
      answers,
      employeeIds: ids.slice(0, ON_PROTOCOL),
    }),
  )
  return [
    {
      what: `the journal of a year for ${WORKERS} workers, its rows read and it issued, s`,
      value: journal,
      most: 3,
      beside: `median of ${ROUNDS}`,
    },
    {
      what: `the knowledge-check protocol of ${ON_PROTOCOL} people issued, s`,
      value: protocol,
      most: 2,
      beside: `median of ${ROUNDS}`,
    },
  ]
}

type Asked = {
  readonly templateId: TemplateId
  readonly date: LocalDate
  readonly answers: Readonly<Record<string, unknown>>
  readonly employeeIds?: Parameters<
    Awaited<ReturnType<typeof visitor>>['documentIssuer']['issue']
  >[1]['employeeIds']
}

async function issue(
  { documentIssuer }: Awaited<ReturnType<typeof visitor>>,
  { templateId, date, answers, employeeIds = [] }: Asked,
): Promise<void> {
  const found = await documentIssuer.issue(company, {
    ...{ templateId, date, answers, employeeIds, batch: null },
    number: { integer: next++, letter: '' },
  })
  if (!found.ok) throw new Error(JSON.stringify(found.error))
}
let next = 1

/** Seconds, the median. */
async function time(work: () => Promise<void>): Promise<number> {
  await work()
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await work()
    seconds.push((performance.now() - started) / 1000)
  }
  return median(seconds)
}

/** Written, and held against the Ministry's schema. */
async function measureFile(): Promise<Figure> {
  const setId = 1 as RegistrySetId
  const records = Array.from({ length: RECORDS }, (_, at) => ({
    ...makeRecord(at),
    outerId: nameRecord(company, setId, at + 1),
  }))
  let file = ''
  const seconds = await time(async () => {
    file = writeRegistryFile(records, { inn: '5902999982', title: 'ООО «Карьер»' })
  })
  const started = performance.now()
  const errors = await listSchemaErrors(file)
  if (errors.length > 0) throw new Error(errors[0])
  return {
    what: `the register’s file of ${RECORDS} records written, s`,
    value: seconds,
    most: 3,
    beside: `valid by the schema in ${((performance.now() - started) / 1000).toFixed(1)} s; ${(file.length / 2 ** 20).toFixed(1)} MB`,
  }
}

const makeRecord = (at: number): RegistryRecord => ({
  ...{ lastName: 'Орлов', firstName: 'Пётр', fatherName: 'Ильич', snils: '112-233-445 95', foreign: null },
  ...{ position: `Машинист ${at % 7}`, passed: at % 20 !== 0, protocol: `${at % 40}-ПП` },
  ...{ programId: firstAid?.registryId ?? 1, programTitle: firstAid?.title ?? '' },
  date: '2026-03-10' as LocalDate,
})
