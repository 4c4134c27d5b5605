import { expect, test } from 'vitest'
import { aCompany, day, mining } from '../../../tests/examples.ts'
import { forms } from '../../../tests/plain-press.ts'
import type { Company, CompanyId } from '../../companies/company.ts'
import { roleGroups } from '../../norms/responsibilities.ts'
import type { HeldResponsibility } from '../../responsibilities/responsibility.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { makeLawDesk } from './review-law.ts'
import type { Template } from './template.ts'

const company = { ...aCompany(), id: mining } as Company
/** A form under laws that were changed on different days. */
const form: Template = {
  ...forms.order,
  basis: [
    { act: 'pp-1479', point: null },
    { act: '342n', point: null },
    { act: '223n', point: null },
  ],
}
/** One without a day is of the day 0. */
const numberOf = (date: LocalDate | null) => Number((date ?? '0').replaceAll('-', ''))

/** A company each of whose roles is held by two, and that has as many papers from before a day as the day's digits say. */
function aDesk(today = day('2026-11-20')) {
  const asked: (LocalDate | null)[] = []
  const roleIds = roleGroups.flatMap(({ roles }) => roles.map(({ id }) => id))
  const desk = makeLawDesk({
    templates: [form],
    clock: {
      today: () => today,
      now: () => {
        throw new Error('only the day is asked')
      },
    },
    companies: {
      get: async (id) =>
        id === mining ? { ok: true, value: company } : { ok: false, error: { code: 'not-found' } },
    },
    responsibilities: {
      readHolders: async () => ({
        responsibilities: [...roleIds, ...roleIds].map((roleId) => ({ roleId }) as HeldResponsibility),
        answers: [],
      }),
    },
    law: {
      countPapers: async (_, before) => {
        asked.push(before)
        return new Map([[form.id, numberOf(before)]])
      },
      countDuties: async () => [
        { section: 'medicalExamination', ruleId: null, name: '4.4', norm: null, recurs: true, duties: 5 },
      ],
    },
  })
  return { asked, reviewLaw: desk.reviewLaw }
}

test('of each change of the law the papers from before its own day are told', async () => {
  const { changes } = await aDesk().reviewLaw(mining)
  const told = changes.flatMap(({ change, forms }) =>
    forms.map(({ papers }) => [papers, numberOf(change.from)]),
  )
  expect(new Set(told.map(([, before]) => before)).size).toBeGreaterThan(1)
  expect(told).toContainEqual([0, 0])
  for (const [papers, before] of told) expect(papers).toBe(before)
})

test('papers are counted once for each day on which the law has changed', async () => {
  const { asked, reviewLaw } = aDesk()
  await reviewLaw(mining)
  expect(asked.length).toBeGreaterThan(1)
  expect(new Set(asked).size).toBe(asked.length)
})

test('whoever holds a role is counted where the law under it has changed', async () => {
  const { changes } = await aDesk().reviewLaw(mining)
  const holders = changes.flatMap(({ roles }) => roles.map((role) => role.holders))
  expect(new Set(holders)).toEqual(new Set([2]))
})

test('an obligation that names no rule is counted by what its subject says', async () => {
  const { changes } = await aDesk().reviewLaw(mining)
  const counted = changes.flatMap(({ change, rules }) =>
    change.act === '29n' ? rules.map(({ id, duties }) => [id, duties]) : [],
  )
  expect(counted).toContainEqual(['med.factor', 5])
})

test('what the law will change later than it is warned of is not told, what no one has a day of is', async () => {
  const { changes } = await aDesk(day('1990-01-01')).reviewLaw(mining)
  expect(new Set(changes.map(({ change }) => change.from))).toEqual(new Set([null]))
})

test('of a company that is not one’s own nothing is told', async () => {
  const { asked, reviewLaw } = aDesk()
  expect(await reviewLaw((mining + 1) as CompanyId)).toEqual({ changes: [], followed: [] })
  expect(asked).toEqual([])
})
