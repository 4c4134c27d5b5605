import type { JournalLine } from '@osh/core/commands/journal.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { PersonalTraces } from '@osh/core/personal-data/collect-personal-data.ts'
import { keepOwnChanges } from '@osh/core/personal-data/own-changes.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { readDocument } from '../documents/document-columns.ts'
import { readIncidents } from '../incidents/incident-rows.ts'
import { readMicrotraumaRow } from '../incidents/microtraumas/microtrauma-rows.ts'
import { readMail } from '../mail/mail-rows.ts'
import { readMeasureRow } from '../measures/measure-rows.ts'
import { readCompletionRow } from '../obligations/obligation-columns.ts'
import { readSent } from '../registry/read-registry.ts'
import { readTerm } from '../responsibilities/term-rows.ts'
import type { Store } from '../transact.ts'
import { incidentsNaming, microtraumasNaming } from './incidents-naming.ts'
import { readJournalLines } from './journal-lines.ts'
import { mailsTo } from './mails-of.ts'
import { papersNaming } from './papers-naming.ts'
import { listThings, listWords } from './things-of.ts'

export const makePersonalTraces = ({ kysely }: Store): PersonalTraces => {
  const personOf = (companyId: CompanyId, id: EmployeeId) =>
    kysely
      .selectFrom('employees')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst()
  return {
    listCompletions: async (companyId, id) => {
      const rows = await kysely
        .selectFrom('completions as c')
        .innerJoin('obligations as o', (join) =>
          join.onRef('o.company_id', '=', 'c.company_id').onRef('o.id', '=', 'c.obligation_id'),
        )
        .where('o.company_id', '=', companyId)
        .where('o.employee_id', '=', id)
        .selectAll('c')
        .orderBy('c.date', 'desc')
        .orderBy('c.id', 'desc')
        .execute()
      return rows.map(readCompletionRow)
    },
    listSent: (companyId, id) => readSent(kysely, companyId, id),
    listJournal: async (companyId, id) => {
      const person = await personOf(companyId, id)
      if (!person) return []
      const hurt = await kysely
        .selectFrom('microtraumas')
        .where('company_id', '=', companyId)
        .where('employee_id', '=', id)
        .select('id')
        .execute()
      const ids = { ...(await listThings(kysely, person)), microtrauma: hurt.map((one) => one.id) }
      const gone = { ids, words: listWords(person) }
      const found: JournalLine[] = []
      for await (const { entered_by: by, entered_at: at, command, changes } of readJournalLines(
        kysely,
        companyId,
      )) {
        const own = keepOwnChanges(changes, id, gone)
        if (own.length > 0) found.push({ companyId, by, at, command, changes: own })
      }
      return found
    },
    listIncidentsNaming: async (companyId, id) => {
      const naming = incidentsNaming({ company_id: companyId, id })
      return readIncidents(kysely, companyId, sql`${naming} order by i.occurred_at, i.id`)
    },
    listMicrotraumasNaming: async (companyId, id) => {
      const own = kysely.selectFrom('microtraumas').where('company_id', '=', companyId)
      const rows = await own
        .where(microtraumasNaming({ id }))
        .selectAll()
        .orderBy('occurred_at')
        .orderBy('id')
        .execute()
      return rows.map(readMicrotraumaRow)
    },
    listMeasures: async (companyId, id) => {
      const own = kysely.selectFrom('measures').where('company_id', '=', companyId)
      return (await own.where('employee_id', '=', id).selectAll().orderBy('id').execute()).map(readMeasureRow)
    },
    listTerms: async (companyId, id) => {
      const terms = kysely.selectFrom('responsibility_terms').where('company_id', '=', companyId).selectAll()
      return (await terms.where('employee_id', '=', id).orderBy('id', 'desc').execute()).map(readTerm)
    },
    listPapersNaming: async (companyId, id) => {
      const person = await personOf(companyId, id)
      if (!person) return []
      const rows = await kysely
        .selectFrom('documents')
        .where('company_id', '=', companyId)
        .where(papersNaming(person))
        .selectAll()
        .orderBy('id')
        .execute()
      return rows.map(readDocument)
    },
    listMailsTo: async (companyId, id) => {
      const person = await personOf(companyId, id)
      if (!person) return []
      const own = kysely.selectFrom('mails').where('company_id', '=', companyId).where(mailsTo(person))
      return (await own.selectAll().orderBy('entered_at').orderBy('id').execute()).map(readMail)
    },
  }
}
