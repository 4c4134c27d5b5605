import { expect, test } from 'vitest'
import type { Part } from '../page-build/parts.ts'
import { chooseKeptFiles } from './kept-files.ts'

const part = (fileName: string, source: string | null, given: Partial<Part> = {}): Part => ({
  fileName,
  sources: source === null ? [] : [source],
  isEntry: false,
  imports: [],
  dynamicImports: [],
  styles: [],
  ...given,
})

const parts = [
  part('entry.js', 'index.html', {
    isEntry: true,
    imports: ['react.js'],
    dynamicImports: ['page.js', 'law.js', 'figures.js', 'company.js'],
    styles: ['entry.css'],
  }),
  part('react.js', null),
  part('page.js', 'ui/incidents/page/IncidentPage.tsx', {
    imports: ['plan.js'],
    dynamicImports: ['medical.js', 'issue.js'],
    styles: ['page.css'],
  }),
  part('plan.js', null, { imports: ['page.js'], dynamicImports: ['words.js'], styles: ['plan.css'] }),
  part('medical.js', 'ui/incidents/dialogs/MedicalModal.tsx', { dynamicImports: ['calendar.js'] }),
  part('calendar.js', 'ui/kit/forms/calendar/DateCalendar.tsx'),
  part('words.js', 'core/wording/refusals/words/incidents.ts'),
  part('issue.js', 'ui/documents/issue/IssueModal.tsx', { dynamicImports: ['roles.js'] }),
  part('roles.js', 'core/norms/responsibilities.ts'),
  part('law.js', 'ui/law/LawPage.tsx', { styles: ['law.css'] }),
  part('figures.js', 'ui/incidents/figures/FiguresPage.tsx'),
  part('company.js', 'ui/app/areas/CompanyArea.tsx'),
]

const kept = chooseKeptFiles(parts)

test('the beginning and the page of an accident are kept with all that they need, and its dialogs', () => {
  const needed = [
    'entry.js',
    'react.js',
    'entry.css',
    'page.js',
    'page.css',
    'plan.js',
    'plan.css',
    'words.js',
  ]
  expect([...kept].sort()).toEqual([...needed, 'medical.js', 'calendar.js'].sort())
})

test('what needs the server, and what only that opens, is not', () => {
  for (const file of ['issue.js', 'roles.js', 'law.js', 'law.css', 'figures.js', 'company.js'])
    expect(kept.has(file), file).toBe(false)
})
