import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompanyFactQueries } from '@osh/core/facts/company-facts.ts'
import type { CompanyFactQuestion, CompanyFactWrite, KeptFacts } from '@osh/core/facts/fact-records.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Kysely, Selectable } from 'kysely'
import { pickColumns, pickFields, readSigned } from '../columns.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import { makeInserter, makeReplacer } from '../write-rows.ts'
import type { CompanyFactsTable } from './fact-tables.ts'

const selectFacts = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely.selectFrom('company_facts').where('company_id', '=', companyId).selectAll()

const readFacts = (row: Selectable<CompanyFactsTable>): KeptFacts => ({
  ...pickFields(row, ['companyId', 'list', 'rows', 'version']),
  entered: readSigned('entered', row),
})

export const makeCompanyFactQueries = ({ kysely }: Store): CompanyFactQueries => ({
  list: async (companyId) => (await selectFacts(kysely, companyId).orderBy('list').execute()).map(readFacts),
})

export const answerCompanyFacts = (work: Work): LateAnswers<CompanyFactQuestion> => ({
  'facts-of-list': async ({ companyId, list }) => {
    const row = await selectFacts(work, companyId).where('list', '=', list).forUpdate().executeTakeFirst()
    return row ? readFacts(row) : null
  },
})

const rowOf = (facts: KeptFacts) => pickColumns(facts, ['companyId', 'list', 'rows', 'version'], ['entered'])
const insertFacts = makeInserter('company_facts', rowOf)
const replaceFacts = makeReplacer('company_facts', ['company_id', 'list'], rowOf)

export const companyFactWriters: Writers<CompanyFactWrite, Work, Promise<void>> = {
  // Nothing locks an empty list: of two who fill it the later finds it filled, and decides again.
  'company-facts': async (work, rows) => {
    await insertFacts(
      work,
      rows.filter(({ version }) => version === 1),
    )
    await replaceFacts(
      work,
      rows.filter(({ version }) => version > 1),
    )
  },
}
