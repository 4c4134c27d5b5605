import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { instrument, type Mutant } from './instrument.ts'

/** Every change of the program, with what the program answers under it; the first is the program as it is. */
function answersOf(program: string): readonly (readonly [string, unknown])[] {
  const mutants: Mutant[] = []
  const code = instrument('a.ts', `const answer = ${program}`, (mutant) => mutants.push(mutant) - 1)
  const answer = new Function('__mutant', `${stripTypeScriptTypes(code)}\nreturn answer()`)
  const under = (on: number): unknown => {
    try {
      return answer((id: number) => id === on)
    } catch (error) {
      return error instanceof Error ? error.name : error
    }
  }
  return [['', under(-1)], ...mutants.map(({ change }, id) => [change, under(id)] as const)]
}

const answerTo = (program: string, change: string): unknown =>
  answersOf(program).find(([name]) => name === change)?.[1]

test.each([
  ['1 < 2', '1 < 2 → 1 >= 2', false],
  ['2 <= 2', '2 <= 2 → 2 < 2', false],
  ['5 + 2', '5 + 2 → 5 - 2', 3],
  ['true && 0', 'true && 0 → (true) || (0)', true],
  ['null ?? 3', 'null ?? 3 → (null) && (3)', null],
  ['!0', '!0 → 0', 0],
  ['true', 'true → false', false],
  ['[1, 2]', '[1, 2] → []', []],
  ['({ a: 1 })', '{ a: 1 } → {}', {}],
  ['[2, 1].toSorted()', '[2, 1].toSorted() → [2, 1]', [2, 1]],
  ['[0, 1].some(Boolean)', '[0, 1].some(Boolean) → [0, 1].every(Boolean)', false],
  ['(1 < 2 ? 5 : 6)', '1 < 2 → false', 6],
  ['[{ b: 1 }].at(4)?.b', '[{ b: 1 }].at(4)?.b → [{ b: 1 }].at(4).b', 'TypeError'],
  ['{ if (1) return 5; return 6 }', '1 → false', 6],
  ['{ let i = 1; i++; return i }', 'i++ → i--', 0],
  ['{ return 7 }', '{ return 7 } → {}', undefined],
  ['8', '8 → undefined', undefined],
])('() => %s has the mutant %s', (body, change, answer) => {
  expect(answerTo(`() => ${body}`, change)).toEqual(answer)
})

test.each([
  ['a call in an optional chain', '() => undefined?.at(1).trim().length', undefined],
  ['statements that begin with a switch', '() => { let a = 1\n a++\n a += 2\n return a }', 4],
  ['names of properties', "() => ({ true: 1, ['a' + 'b']: 2 })", { true: 1, ab: 2 }],
  ['a method', '() => [3, 1].filter((n) => n > 2).map((n) => n * 2)[0]', 6],
])('%s answers as before with no mutant on', (_, program, answer) => {
  expect(answersOf(program)[0]?.[1]).toEqual(answer)
})

test('types and joined texts have no mutants', () => {
  const changes = answersOf("(a: true | undefined = undefined as undefined | true) => ('a' + 'b') + a").map(
    ([change]) => change,
  )
  expect(changes).toEqual(['', expect.stringContaining('→ undefined')])
})

test('a mutant is named by the functions around it, not by lines', () => {
  const mutants: Mutant[] = []
  const program = `const most = 1 + 2
    export function plan(n: number) {
      const isNew = (m: number) => m > 1
      const all = [1]
      return { read: () => n - 1, rows: n * 2, all, isNew }
    }`
  instrument('a.ts', program, (mutant) => mutants.push(mutant) - 1)
  const placed = mutants.map(({ place, change }) => `${place}: ${change}`)
  expect(placed).toEqual(
    expect.arrayContaining([
      'most: 1 + 2 → 1 - 2',
      'plan.isNew: m > 1 → true',
      'plan: [1] → []',
      'plan.read: n - 1 → n + 1',
      'plan: n * 2 → n / 2',
    ]),
  )
})
