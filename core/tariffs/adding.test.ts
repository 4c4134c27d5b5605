import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { day, instant, mining, someone } from '../../tests/examples.ts'
import { type Command, command, type Decision, type Write } from '../commands/command.ts'
import type { Section } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { guardAdding, guardHiring, guardHiringMany, mayAdd, mayReturn } from './adding.ts'
import { type CompanyTerm, makeTrial } from './company-term.ts'
import type { TermQuestion } from './term-facts.ts'

type Input = { readonly companyId: CompanyId; readonly section?: string; readonly urgent?: true }
type Note = Write<'notes', { readonly text: string }>

const note = command({
  name: 'notes/add',
  // biome-ignore lint/correctness/useYield: it asks nothing
  *gather(_: Input) {
    return ok(null)
  },
  decide: (): Result<Decision<string, Note>, never> =>
    ok({ writes: [{ kind: 'notes', rows: [{ text: 'noted' }] }], changes: [], answer: 'noted' }),
})
const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const term: CompanyTerm = makeTrial(day('2026-11-20'))
const [within, after] = [day('2026-12-03'), day('2026-12-04')]

function done(
  one: Command<Input, string, unknown, TermQuestion, Note>,
  today: LocalDate | null,
  { input = {}, of = term, staff = 0 }: { input?: Partial<Input>; of?: CompanyTerm; staff?: number } = {},
) {
  const known = today === null ? null : { term: of, today }
  const outcome = followInCompany(one.run({ companyId: mining, ...input }, signed), {
    term: () => known,
    'locked-term': () => known,
    'staff-count': () => staff,
    'not-office-among': () => [],
  })
  return outcome.ok ? outcome.value.answer : outcome.error
}
const ended = { code: 'tariff/ended', endedOn: '2026-12-03', closesOn: null }

describe('a command that may take a person back', () => {
  const of = { ...term, employeeLimit: 2 }
  const [returning, other] = [mayReturn(note, (writes) => writes.length), mayReturn(note, () => 0)]

  it('is held to the number of employees, whatever the day', () => {
    const full = { code: 'tariff/staff-full', most: 2 }
    expect([done(returning, within, { of, staff: 1 }), done(returning, after, { of, staff: 1 })]).toEqual([
      ...['noted', 'noted'],
    ])
    expect([done(returning, within, { of, staff: 2 }), done(returning, after, { of, staff: 2 })]).toEqual([
      ...[full, full],
    ])
  })

  it('is done where it takes no one back, and where nothing ends', () => {
    expect([done(other, within, { of, staff: 9 }), done(returning, null, { of, staff: 9 })]).toEqual([
      ...['noted', 'noted'],
    ])
  })
})

describe('a command that adds', () => {
  it('is done to the last day of the term, and refused after it', () => {
    expect([done(guardAdding(note), within), done(guardAdding(note), after)]).toEqual(['noted', ended])
  })

  it('is refused once the company is to be erased', () => {
    const of = { ...term, closesOn: day('2026-12-20') }
    expect(done(guardAdding(note), within, { of })).toEqual({ ...ended, closesOn: '2026-12-20' })
    expect(done(guardHiring(note), within, { of })).toEqual({ ...ended, closesOn: '2026-12-20' })
  })

  it('is always done where nothing ends', () => {
    expect([done(guardAdding(note), null), done(guardHiring(note), null, { staff: 9000 })]).toEqual([
      'noted',
      'noted',
    ])
  })

  it('is done after the term where its input adds nothing, or its decision', () => {
    const unlessUrgent = guardAdding(note, ({ urgent }) => !urgent)
    expect(done(unlessUrgent, after, { input: { urgent: true } })).toBe('noted')
    expect(done(unlessUrgent, after)).toEqual(ended)
    const adds = (is: boolean) => mayAdd(note, (writes) => is && writes.some(({ kind }) => kind === 'notes'))
    expect([done(adds(false), after), done(adds(true), after), done(adds(true), within)]).toEqual([
      'noted',
      ended,
      'noted',
    ])
  })

  it('is refused in a section that the tariff is without', () => {
    const basic = { ...term, tariff: 'basic' as const }
    const to = (section: string, of = basic) =>
      done(
        guardAdding(note, (input) => [input.section]),
        within,
        { input: { section }, of },
      )
    expect(['medicalExamination', 'ppe'].map((one) => to(one))).toEqual([
      { code: 'tariff/without-section' },
      { code: 'tariff/without-section' },
    ])
    expect(['briefing', 'risk', 'no section'].map((one) => to(one))).toEqual(['noted', 'noted', 'noted'])
    expect(to('ppe', { ...term, tariff: 'basic', lastDay: day('2026-11-01') } as typeof basic)).toMatchObject(
      {
        code: 'tariff/ended',
      },
    )
  })

  it('is refused where what it has decided adds to a section that the tariff is without', () => {
    const basic = { ...term, tariff: 'basic' as const }
    const without = { code: 'tariff/without-section' }
    const to = (sections: readonly Section[], today: LocalDate | null = within, of: CompanyTerm = basic) =>
      done(
        mayAdd(note, (writes) => (writes.some(({ kind }) => kind === 'notes') ? sections : [])),
        today,
        { of },
      )
    expect([to(['ppe']), to(['briefing', 'ppe']), to(['briefing']), to([])]).toEqual([
      ...[without, without, 'noted', 'noted'],
    ])
    expect([to(['ppe'], within, term), to(['ppe'], null)]).toEqual(['noted', 'noted'])
    expect([to(['ppe'], after), to(['briefing'], after), to([], after)]).toEqual([ended, ended, 'noted'])
    const refusing: typeof note = {
      name: note.name,
      // biome-ignore lint/correctness/useYield: it asks nothing
      *run() {
        return err({ code: 'note/refused' }) as never
      },
    }
    expect(
      done(
        mayAdd(refusing, () => ['ppe']),
        after,
      ),
    ).toEqual({ code: 'note/refused' })
  })

  it('takes as many on the staff as the tariff has, or an operator allows', () => {
    const basic = { ...term, tariff: 'basic' as const }
    expect(done(guardHiring(note), within, { of: basic, staff: 49 })).toBe('noted')
    expect(done(guardHiring(note), within, { of: basic, staff: 50 })).toEqual({
      code: 'tariff/staff-full',
      most: 50,
    })
    expect(done(guardHiring(note), within, { of: { ...basic, employeeLimit: 60 }, staff: 50 })).toBe('noted')
    expect(done(guardHiring(note), after, { of: basic, staff: 60 })).toEqual(ended)
  })
})

describe('a command that takes many on the staff', () => {
  const of = { ...term, employeeLimit: 5 }
  const hiring = (count: number, ...sections: readonly Section[]) =>
    guardHiringMany(
      note,
      (writes) => writes.length * count,
      () => sections,
    )

  it('is done as long as all of them have places, and refused where one has none', () => {
    expect(done(hiring(3), within, { of, staff: 2 })).toBe('noted')
    expect(done(hiring(4), within, { of, staff: 2 })).toEqual({ code: 'tariff/staff-full', most: 5 })
  })

  it('is refused where it adds to a section that the tariff is without', () => {
    const without = { code: 'tariff/without-section' }
    expect(done(hiring(0, 'briefing', 'ppe'), within, { of: { ...of, tariff: 'basic' }, staff: 2 })).toEqual(
      without,
    )
    expect(done(hiring(0, 'briefing'), within, { of: { ...of, tariff: 'basic' }, staff: 2 })).toBe('noted')
  })

  it('is done where it takes no one, and where nothing ends', () => {
    expect(done(hiring(0), within, { of, staff: 9 })).toBe('noted')
    expect(done(hiring(3), null, { staff: 9000 })).toBe('noted')
  })

  it('is refused after the term, and as the command itself refuses', () => {
    expect(done(hiring(0), after, { of })).toEqual(ended)
    const refusing: typeof note = {
      name: note.name,
      // biome-ignore lint/correctness/useYield: it asks nothing
      *run() {
        return err({ code: 'note/refused' }) as never
      },
    }
    expect(
      done(
        guardHiringMany(
          refusing,
          () => 9,
          () => [],
        ),
        within,
        { of },
      ),
    ).toEqual({ code: 'note/refused' })
  })
})
