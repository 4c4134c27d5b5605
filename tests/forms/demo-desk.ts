import { suggestAnswers } from '@osh/core/documents/answers/suggest-answers.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { KnownAnswers } from '@osh/core/documents/sources/known-answer.ts'
import { type Employee, joinFullName } from '@osh/core/employees/employee.ts'
import { formsOfStep } from '@osh/core/incidents/papers-of-file.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import { fillDemo } from '#adapters/demo/fill-demo.ts'
import { issuePaper } from '#adapters/demo/issue-papers.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { accepted } from '#tests/contracts/world.ts'
import { pressOfAllForms } from '#tests/press-of-all-forms.ts'
import { type DemoAccident, sufferBoth } from './demo-accident.ts'
import { storePaper } from './store-paper.ts'

export const demoToday = '2026-11-20' as LocalDate

/** The accident or the microtrauma whose paper a form makes, with the step that asks for it. */
function findSubject(form: string, { incidentId, microtraumaId }: DemoAccident) {
  if (form.startsWith('microtrauma-')) return { microtraumaId }
  if (!form.startsWith('accident-')) return {}
  const [step = ''] = Object.entries(formsOfStep).find(([, forms]) => forms.includes(form)) ?? []
  return { incidentId, step }
}

/** The demo company as a specialist opens a form in it: what the records answer before anything is typed. */
export type DemoDesk = {
  readonly templates: readonly Template[]
  readonly people: readonly Employee[]
  /** What the form's sources answer; of a form made for each, for whoever is named. */
  know(form: string, employee?: Employee): Promise<KnownAnswers>
  /** The answers that the company and its responsible persons give, the day and fixed words left out. */
  suggest(form: string): Promise<Readonly<Record<string, unknown>>>
}

export async function openDemoDesk(): Promise<DemoDesk> {
  const clock = new DemoClock(demoToday)
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  const user = accepted(await storage.accounts.addUser('demo@example.org', 'none'))
  const records = storage.openRecords(user.id)
  const { company, papers } = await fillDemo(records, clock, demoToday)
  const press = pressOfAllForms()
  const issuer = makeIssueDocuments({ ...records, staff: records, clock, press })
  const own = { templates: press.templates, issuer, archive: records.documents, company, clock }
  for (const paper of papers.filter(({ slug }) => slug === 'instruction-welder')) await issuePaper(own, paper)
  clock.moveTo(demoToday)
  const people = await records.employees.list(company)
  const period = { from: '2026-01-01' as LocalDate, to: demoToday }
  const find = (form: string): Template => {
    const template = press.templates.find(({ slug }) => slug === form)
    if (!template) throw new Error(`no form ${form}`)
    return template
  }
  const act = find('accident-act-n1')
  const [trainee] = people.filter((one) => joinFullName(one) === 'Абрамов Пётр Рустамович')
  if (!trainee) throw new Error('no trainee')
  await storePaper(records, company, {
    ...{ template: find('internship-order'), number: { integer: 812, letter: '' }, person: trainee },
    date: '2026-11-02' as LocalDate,
  })
  await storePaper(records, company, {
    ...{ template: find('suspend-no-ppe'), number: { integer: 815, letter: '' }, person: trainee },
    date: '2026-11-16' as LocalDate,
  })
  const happened = await sufferBoth({ records, company, people, act, today: demoToday })
  return {
    templates: press.templates,
    people,
    know: (form, employee) => {
      const { id: templateId, per } = find(form)
      const employeeId = per === 'employee' ? (employee?.id ?? null) : null
      const of = { ...findSubject(form, happened), employeeId, period }
      return issuer.readKnown(company, { templateId, date: demoToday, asOf: null, ...of })
    },
    suggest: async (form) => {
      const template = find(form)
      const known = await records.responsibilities.readHolders(company)
      const details = accepted(await records.companies.get(company))
      const answers = suggestAnswers(template, { company: details, date: demoToday, ...known })
      const fixed = new Set(
        template.values
          .filter(({ suggested }) => suggested?.from === 'text' || suggested?.from === 'document-date')
          .map(({ name }) => name),
      )
      return Object.fromEntries(Object.entries(answers).filter(([name]) => !fixed.has(name)))
    },
  }
}
