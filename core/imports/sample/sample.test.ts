import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { computeDueDate } from '../../deadlines/periodicity.ts'
import { parseSnils } from '../../employees/snils.ts'
import { shippedPositions } from '../../positions/shipped-positions.ts'
import { sections } from '../../sections/section.ts'
import { findHeader } from '../columns/find-header.ts'
import { proposeColumns } from '../columns/propose-columns.ts'
import { listDoubtfulFacts } from '../done/doubtful-facts.ts'
import { countEntries } from '../plan/import-plan.ts'
import { planImport } from '../plan/plan-import.ts'
import { takeRows } from '../rows/take-rows.ts'
import { makeSamplePeople } from './sample-people.ts'
import { makeSampleSheet, SAMPLE_HEAD } from './sample-sheet.ts'

const today = day('2026-11-23')
const people = makeSamplePeople(today)

test('300 invented people of 40 positions of the catalogue, no two alike', () => {
  expect(people).toHaveLength(300)
  const positions = [...new Set(people.map(({ position }) => position))]
  expect(positions).toHaveLength(40)
  const known = new Set(shippedPositions.map(({ name }) => name))
  expect(positions.filter((name) => !known.has(name))).toEqual([])
  expect(new Set(people.map(({ fullName }) => fullName)).size).toBe(300)
  expect(new Set(people.map(({ snils }) => snils)).size).toBe(300)
  for (const { snils } of people) expect(parseSnils(snils)).toEqual({ ok: true, value: snils })
})

/** Also on days of other lengths of months. */
test.each(['2026-11-23', '2027-02-28', '2028-02-29', '2026-12-31'].map(day))(
  'on %s it is loaded whole, asks nothing, and has things overdue and to come',
  (on) => {
    const sheet = makeSampleSheet(on)
    const header = findHeader(sheet)
    expect(header).toMatchObject(SAMPLE_HEAD)
    const { columns } = proposeColumns(sheet, header ?? { first: 0, last: 0, titles: [] })
    const empty = { staff: [], departments: [], positions: [], duties: [] }
    const rows = takeRows(sheet, header ?? { first: 0, last: 0, titles: [] }, columns)
    const decisions = { choices: new Map(), places: new Map(), dismissals: new Map() }
    const file = planImport({ today: on, ...empty }, rows, decisions)
    const plan = file.entries
    expect(file.places).toEqual([])
    expect(plan.filter(({ is }) => is !== 'new')).toEqual([])
    expect(countEntries(plan).new).toBe(300)
    expect(listDoubtfulFacts(plan)).toEqual([])
    const facts = plan.flatMap((entry) => (entry.is === 'new' ? entry.facts : []))
    const told = new Set(facts.map(({ subject }) => subject.section))
    expect(sections.filter((section) => !told.has(section))).toEqual(['instruction'])
    for (const section of ['briefing', 'training', 'medicalExamination', 'ppe', 'workingConditions']) {
      const due = facts
        .filter(({ subject }) => subject.section === section)
        .map(({ date, term }) => (date && term ? computeDueDate(date, term.periodicity) : null))
      expect(due.filter((date) => date !== null && date < on).length, section).toBeGreaterThan(2)
      expect(due.filter((date) => date !== null && date > on).length, section).toBeGreaterThan(20)
    }
  },
)

test('every column of it is known but the number of the row', () => {
  const sheet = makeSampleSheet(today)
  const header = findHeader(sheet)
  const { columns } = proposeColumns(sheet, header ?? { first: 0, last: 0, titles: [] })
  const unknown = header?.titles.filter((_, at) => !columns.has(at))
  expect(unknown).toEqual(['№ п/п'])
})
