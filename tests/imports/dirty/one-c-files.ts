import type { Row } from './columns.ts'
import { type Habits, makeHabits } from './habits.ts'
import { layOut } from './layout/lay-out.ts'
import type { Layout } from './layout/layout.ts'
import { oneCReports, type Report } from './one-c-reports.ts'
import { makePeople } from './people.ts'
import { makeRandom } from './random.ts'
import type { DirtyFile } from './truth.ts'
import { companies } from './words.ts'
import { writeFile } from './write-file.ts'

/** A report of 1С:ЗУП as it comes by «Сохранить как…», with a company of its own. */
export function makeOneCFile(seed: number, index: number): DirtyFile {
  const random = makeRandom(seed * 7_000_003 + index)
  const report = oneCReports[index % oneCReports.length]
  if (!report) throw new Error('no reports')
  const people = makePeople(random, random.between(12, 80))
  const typed = makeHabits(random, report.format ?? 'xlsx')
  const habits: Habits = {
    ...typed,
    names: report.upper ? 'upper' : 'usual',
    yo: true,
    latin: 0,
    snils: 'usual',
    nothing: '',
    formulas: false,
    blanks: 0,
    days: [report.days],
  }
  const rows = people.map((person, i): Row => ({ person, index: i, number: i + 1, fact: {} }))
  const layout = layoutOf(report, habits, random.pick(companies))
  const part = layOut(layout, rows, habits, 0)
  const known = report.holds === 'facts' ? people.map((_, i) => i) : []
  const name = `1С ${String(index + 1).padStart(2, '0')} ${report.title}`
  return writeFile({ name, layout: report.title, people, known, parts: [part] }, habits)
}

function layoutOf(report: Report, habits: Habits, company: string): Layout {
  return {
    name: 'TDSheet',
    holds: report.holds ?? 'staff',
    titles: report.titles.map((line) => line.map((words) => words.replace('{company}', company))),
    blankBefore: report.blankBefore ?? 1,
    blankColumns: report.blankColumns ?? 0,
    columns: report.columns(habits),
    gapBefore: null,
    heads: 'usual',
    numbered: report.numbered ?? false,
    groups: report.groups ?? null,
    blankBetweenGroups: false,
    mergedDepartments: false,
    pageOf: report.pageOf ?? null,
    ends: report.ends ?? [],
    mistakes: 0,
    again: [],
    questions: [],
    strangers: [],
  }
}
