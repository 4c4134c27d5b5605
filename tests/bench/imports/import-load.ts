import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { accepted } from '#tests/contracts/world.ts'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import type { Figure } from '../figure.ts'
import { visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'
import { type FactOfAll, prepareStaff } from './load-staff.ts'

const PEOPLE = sized(10_000, 200)
const facts: readonly FactOfAll[] = [
  ['briefingDate:Вводный инструктаж', '01.02.2024'],
  ['trainingDate:1', '03.03.2025'],
  ['protocolNumber:1', '12-ОТ'],
  ['trainingDate:2', '04.03.2025'],
  ['medicalPoints', '4.4'],
  ['medicalDate', '05.05.2025'],
  ['soutClass', '3.1'],
  ['soutDate', '06.06.2023'],
  ['riskLevel', 'средний'],
  ['riskDate', '07.07.2025'],
]
const FACTS_EACH = 6
const company = 1 as CompanyId

/** 10,000 people with six things done of each, brought in and taken back. */
export const importLoad = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    // A table that was looked at while it had one row is searched as if it had no more.
    await seedDeadlines(product.kysely, [1, 500])
    const owner = await visitor(product, [1])
    const { ground, load } = await prepareStaff(owner, company, PEOPLE, facts)
    await product.longestStop()
    const started = performance.now()
    const kept = accepted(await load())
    const loaded = performance.now()
    const stop = await product.longestStop()
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::int as count from obligations where company_id = 1`.execute(product.kysely)
    const given = (counted[0]?.count ?? 0) - ground.duties.length
    if (kept.counts.new !== PEOPLE || given < PEOPLE * FACTS_EACH)
      throw new Error(`${kept.counts.new} people and ${given} obligations were loaded`)
    const undoing = performance.now()
    accepted(await owner.importDesk.undo({ companyId: company, details: { importId: kept.id } }))
    return [
      {
        what: `${PEOPLE} employees with ${FACTS_EACH} facts each loaded, s`,
        value: (loaded - started) / 1000,
        most: 20,
        beside: `undone in ${((performance.now() - undoing) / 1000).toFixed(1)} s; the longest stop of the event loop ${stop.toFixed(0)} ms`,
      },
    ]
  })
