import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { day, instant, mining, someone } from '../../tests/examples.ts'
import { command, type Decision, type Write } from '../commands/command.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { makeTrial } from './company-term.ts'
import type { TariffName } from './tariff.ts'
import type { Workplace } from './term-facts.ts'
import { holdToOffices, type Move } from './workplaces.ts'

type Moves = Write<'moves', Move>
type Refused = { readonly code: 'note/refused' }

const bring = (moves: readonly Move[] | null) =>
  holdToOffices(
    command({
      name: 'people/bring',
      // biome-ignore lint/correctness/useYield: it asks nothing
      *gather(_: { readonly companyId: typeof mining }) {
        return ok(null)
      },
      decide: (): Result<Decision<string, Moves>, Refused> =>
        moves === null
          ? err({ code: 'note/refused' })
          : ok({ writes: [{ kind: 'moves', rows: moves }], changes: [], answer: 'brought' }),
    }),
    (writes) => writes.flatMap((write) => (write.kind === 'moves' ? write.rows : [])),
  )

const [today, signed] = [day('2026-11-20'), { by: someone, at: instant('2026-11-20T10:00:00Z') }]
const at = (positionId: number, departmentId = 1) => ({ positionId, departmentId }) as Workplace
const to = (position: string, where: Workplace, from: Workplace | null = null): Move => ({
  ...{ position, to: where, from },
})

/** Of positions 1 to 9 it was answered that they are no office ones, in the department 2 of position 10 too. */
const isOut = ({ positionId, departmentId }: Workplace) =>
  positionId < 10 || (positionId === 10 && departmentId === 2)

function done(moves: readonly Move[] | null, tariff: TariffName | null = 'basic') {
  const asked: Workplace[] = []
  const outcome = followInCompany(bring(moves).run({ companyId: mining }, signed), {
    term: () => tariff && { term: { ...makeTrial(today), tariff }, today },
    'not-office-among': ({ workplaces }: { readonly workplaces: readonly Workplace[] }) => {
      asked.push(...workplaces)
      return workplaces.filter(isOut)
    },
  })
  return { said: outcome.ok ? outcome.value.answer : outcome.error, asked }
}
const only = (...names: readonly string[]) => ({ code: 'tariff/office-only', names, count: names.length })

test('no one is brought to a position of which it was answered that it is no office one', () => {
  expect(done([to('Слесарь', at(1))]).said).toEqual(only('Слесарь'))
  expect(done([to('Бухгалтер', at(20))]).said).toBe('brought')
  const some = [to('Бухгалтер', at(20)), to('Слесарь', at(1)), to('Водитель', at(2)), to('Слесарь', at(1, 3))]
  expect(done(some).said).toEqual(only('Слесарь', 'Водитель'))
})

test('each workplace is asked about once', () => {
  const twice = [to('Слесарь', at(1)), to('Слесарь', at(1)), to('Контролёр', at(10), at(10, 2))]
  expect(done(twice).asked).toEqual([at(1), at(10), at(10, 2)])
})

test('five are named, the others counted', () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((id) => to(`Слесарь ${id}`, at(id)))
  expect(done(many).said).toMatchObject({ names: { length: 5 }, count: 7 })
})

test('who is at such a workplace already goes on in another department, who is at an office one does not', () => {
  expect(done([to('Слесарь', at(1), at(1, 2))]).said).toBe('brought')
  expect(done([to('Контролёр', at(10, 2), at(10))]).said).toEqual(only('Контролёр'))
  expect(done([to('Контролёр', at(10), at(10, 2))]).said).toBe('brought')
})

test('nothing is asked where the tariff has workplaces of every kind, where nothing ends and where no one moves', () => {
  const mechanic = [to('Слесарь', at(1))]
  for (const tariff of ['introductory', 'standard', null] as const)
    expect(done(mechanic, tariff)).toEqual({ said: 'brought', asked: [] })
  expect(done([])).toEqual({ said: 'brought', asked: [] })
})

test('what the command itself refuses is refused as it says', () => {
  expect(done(null).said).toEqual({ code: 'note/refused' })
})
