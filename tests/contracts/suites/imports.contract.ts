import type { ImportField } from '@osh/core/imports/import-field.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describe, expect, it } from 'vitest'
import { type FileRow, makeImportOffice } from '#tests/import-office.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, refusal, rowOf, today } from '../world.ts'

const fields: readonly ImportField[] = [
  'fullName',
  'department',
  'position',
  'birthDate',
  'hireDate',
  'snils',
]

const petrov: FileRow = [
  2,
  'Петров Пётр Ильич',
  'Карьер № 2',
  'Взрывник',
  '04.05.1980',
  '01.02.2020',
  '112-233-445 95',
]
const orlova: FileRow = [
  3,
  'Орлова Анна Олеговна',
  'Карьер № 2',
  'Смотрящая за взрывами',
  '05.04.1990',
  '01.03.2021',
  '',
]

const ofDone: readonly ImportField[] = [
  ...(['trainingDate:1', 'protocolNumber:1', 'registryNumber:1'] as const),
  ...(['soutClass', 'ppeItem', 'ppeDate', 'factPeriodicity'] as const),
]
const done = ['01.02.2024', '12-ОТ', '7700', '3.1', 'Бахилы особые', '02.02.2024', 'до износа']
const titovDone: FileRow = [4, 'Титов Иван Ильич', '', '', '', '', '', ...done]

/** Staff files that are brought in. */
export const importsContract = (opened: () => Opened) =>
  describe('Imports', () => {
    const anOffice = async () => {
      const { storage, clock } = opened()
      clock.set(today)
      const user = await newUser(storage)
      const own = storage.openRecords(user)
      const nowhere = async () => own
      const world = await newWorld({
        ...(await recordsIn(opened())),
        ...{ records: own, reopen: nowhere, another: nowhere },
      })
      const companyId = world.company.id
      const office = makeImportOffice(own, companyId, today)
      const { undo, readDuties, mark } = office
      const write = (...rows: readonly FileRow[]) => office.write(fields, rows)
      const load = (...rows: readonly FileRow[]) => office.load(write(...rows))
      /** Of what was done, with the staff's own columns. */
      const loadDone = (...rows: readonly FileRow[]) =>
        office.load(office.write([...fields, ...ofDone], rows))
      return { storage, user, own, world, companyId, office, load, loadDone, readDuties, undo, write, mark }
    }

    it('load people with their departments and positions at once, and tell it afterwards', async () => {
      const { own, storage, user, companyId, load, write } = await anOffice()
      const done = accepted(await load(petrov, orlova, [9, 'Безродный Б. Б.', '', '', '', '', '']))
      expect(done).toMatchObject({
        fileName: 'Штат.xlsx',
        counts: { new: 2, changed: 0, same: 0, left: 1, dismissed: 0 },
        columns: { фио: 'fullName' },
        undone: null,
      })
      const again = (await opened().reopen()).openRecords(user)
      const staff = await again.employees.list(companyId)
      expect(staff.map(({ lastName, position }) => [lastName, position.name])).toEqual([
        ['Орлова', 'Смотрящая за взрывами'],
        ['Петров', 'Взрывник'],
      ])
      const birth = parseLocalDate('1980-05-04')
      expect(staff[1]).toMatchObject({
        birthDate: birth.ok && birth.value,
        sex: 'm',
        snils: '112-233-445 95',
      })
      expect(new Set(staff.map(({ departmentId }) => departmentId)).size).toBe(1)
      expect((await own.departments.list(companyId)).map(({ name }) => name)).toContain('Карьер № 2')
      const kept = await again.imports.list(companyId)
      expect(kept).toEqual([done])
      expect(kept.map(({ columns }) => Object.entries(columns))).toEqual([write().columns])
      expect(await again.imports.readLeft(companyId, done.id)).toEqual({
        fields,
        rows: [
          {
            line: 9,
            values: ['Безродный Б. Б.', '', '', '', '', ''],
            why: [{ field: 'fullName', code: 'full-name/initials-alone' }],
          },
        ],
      })
      expect(await again.imports.readLeft(999_999 as typeof companyId, done.id)).toBeNull()
      expect(
        await storage.openRecords(await newUser(storage)).imports.list(999_999 as typeof companyId),
      ).toEqual([])
    })

    it('change nothing a second time, and say so', async () => {
      const { load } = await anOffice()
      accepted(await load(petrov, orlova))
      expect(refusal(await load(petrov, orlova))).toBe('rows: import/nothing')
    })

    it('are refused where the records are no more as they were shown', async () => {
      const { own, companyId, write, mark, load } = await anOffice()
      const details = write(petrov, orlova)
      const shown = { ...details, mark: await mark(details) }
      accepted(await load(petrov))
      expect(refusal(await own.imports.load({ companyId, details: shown }))).toBe('stale')
      expect(await own.employees.list(companyId)).toHaveLength(1)
    })

    it('of two at once the second sees what the first has left', async () => {
      const { own, companyId, write, mark } = await anOffice()
      const details = write(petrov, orlova)
      const shown = { companyId, details: { ...details, mark: await mark(details) } }
      const both = await Promise.all([own.imports.load(shown), own.imports.load(shown)])
      expect(both.map((one) => (one.ok ? 'done' : one.error.code)).toSorted()).toEqual(['done', 'stale'])
      expect(await own.employees.list(companyId)).toHaveLength(2)
    })

    it('are undone: whom they added is gone, what they changed is as it was', async () => {
      const { own, companyId, world, load, undo } = await anOffice()
      const titov = await world.hire('Титов', { firstName: 'Иван', fatherName: 'Ильич' })
      const departments = await own.departments.list(companyId)
      const moved: FileRow = [4, 'Титов Иван Ильич', 'Карьер № 2', '', '', '', '']
      const done = accepted(await load(petrov, orlova, moved))
      expect(done.counts).toEqual({ new: 2, changed: 1, same: 0, left: 0, dismissed: 0 })
      const undone = accepted(await undo(done.id))
      expect(undone.undone).not.toBeNull()
      const staff = await own.employees.list(companyId)
      expect(staff).toHaveLength(1)
      expect(staff[0]).toMatchObject({ id: titov.id, departmentId: titov.departmentId, version: 3 })
      expect(await own.departments.list(companyId)).toEqual(departments)
      expect((await own.positions.list()).map(({ name }) => name)).not.toContain('Смотрящая за взрывами')
      expect(refusal(await undo(done.id))).toBe('import/undone')
      expect(refusal(await undo(999_999))).toBe('not-found')
      accepted(await load(petrov))
    })

    it('dismiss whom it was decided to, and bring them back', async () => {
      const { own, storage, user, companyId, world, write, office, undo } = await anOffice()
      const titov = await world.hire('Титов', {
        firstName: 'Иван',
        fatherName: 'Ильич',
        personnelNumber: '7',
      })
      const orlov = await world.hire('Орлов')
      const due = await world.assign(titov)
      const before = await own.employees.list(companyId)
      const details = { ...write(petrov), dismissals: [[titov.id, '2026-03-01']] as const }
      const kept = accepted(await office.load(details))
      expect(kept.counts).toEqual({ new: 1, changed: 0, same: 0, left: 0, dismissed: 1 })
      const again = (await opened().reopen()).openRecords(user)
      const daysOf = async () =>
        (await again.employees.list(companyId)).map((one) => [one.lastName, one.dismissalDate])
      expect(await daysOf()).toEqual([
        ['Орлов', null],
        ['Петров', null],
        ['Титов', '2026-03-01'],
      ])
      expect(await again.imports.list(companyId)).toEqual([kept])
      expect((await own.obligations.list(companyId, {})).map(({ id }) => id)).toEqual([due.id])
      const abroad = await newWorld(await recordsIn(opened()))
      const [petr] = (await own.employees.list(companyId)).filter(({ lastName }) => lastName === 'Петров')
      const dismissing = (id: number) => ({ ...write(petrov), dismissals: [[id, '2026-03-01']] as const })
      for (const id of [petr?.id ?? 0, titov.id, (await abroad.hire('Чужой')).id])
        expect(refusal(await office.load(dismissing(id)))).toBe('dismissals: choice/unknown')
      expect(await storage.openRecords(user).imports.list(companyId)).toEqual([kept])
      const shown = { ...dismissing(orlov.id), mark: await office.mark(dismissing(orlov.id)) }
      const patch = { email: 'a@example.org' }
      accepted(await own.employees.change({ companyId, id: orlov.id, patch, version: null }))
      expect(refusal(await own.imports.load({ companyId, details: shown }))).toBe('stale')
      accepted(await undo(kept.id))
      const after = await own.employees.list(companyId)
      expect(after.find(({ id }) => id === titov.id)).toEqual({
        ...before.find(({ id }) => id === titov.id),
        version: 3,
      })
    })

    it('are not undone once it was said what a position that they made requires, or one in a department of theirs', async () => {
      const { own, companyId, load, undo } = await anOffice()
      const done = accepted(await load(petrov, orlova))
      const [shipped, ...others] = await own.positions.list()
      const made = others.find(({ name }) => name === 'Смотрящая за взрывами')
      const quarry = (await own.departments.list(companyId)).find(({ name }) => name === 'Карьер № 2')
      if (!shipped || !made || !quarry) throw new Error('a department and a position were made')
      const said = { kind: 'specialist', traits: ['officeOnly'], workingConditions: '2' }
      const answer = (positionId: number, departmentId: number | null) =>
        own.requirements.answer({ companyId, details: { positionId, departmentId, ...said } })
      accepted(await answer(made.id, null))
      accepted(await answer(shipped.id, quarry.id))
      expect(await undo(done.id)).toMatchObject({
        ok: false,
        error: {
          code: 'import/touched',
          names: ['требования «Смотрящая за взрывами»', 'требования «Карьер № 2»'],
        },
      })
      expect(await own.employees.list(companyId)).toHaveLength(2)
    })

    it('are not undone once anything that they made has been touched', async () => {
      const { own, companyId, world, load, undo } = await anOffice()
      const done = accepted(await load(petrov, orlova))
      const [anna, petr] = await own.employees.list(companyId)
      if (!anna || !petr) throw new Error('two were loaded')
      await world.assign(petr)
      accepted(
        await own.employees.change({
          companyId,
          id: anna.id,
          patch: { email: 'a@example.org' },
          version: null,
        }),
      )
      const refused = await undo(done.id)
      expect(refused).toMatchObject({
        ok: false,
        error: { code: 'import/touched', names: ['Петров Пётр Ильич', 'Орлова Анна Олеговна'], count: 2 },
      })
      expect(await own.employees.list(companyId)).toHaveLength(2)
    })

    it('say what was done: obligations with their completions, kept by protocol and register', async () => {
      const { own, world, companyId, loadDone, readDuties, undo } = await anOffice()
      const titov = await world.hire('Титов', { firstName: 'Иван', fatherName: 'Ильич' })
      const before = await readDuties()
      const staff = await own.employees.list(companyId)
      const first = accepted(await loadDone([...petrov, ...done], titovDone))
      expect(first.counts).toEqual({ new: 1, changed: 1, same: 0, left: 0, dismissed: 0 })
      const duties = await readDuties()
      expect(duties).toHaveLength(6)
      const training = duties.find(
        ({ subject, employeeId }) => subject.section === 'training' && employeeId === titov.id,
      )
      expect(training).toMatchObject({
        baseDate: '2024-02-01',
        deadline: '2027-02-01',
        done: [{ date: '2024-02-01', papers: { protocol: '12-ОТ', registry: '7700' }, memoId: null }],
      })
      expect(refusal(await loadDone([...petrov, ...done], titovDone))).toBe('rows: import/nothing')
      const later: FileRow = [4, 'Титов Иван Ильич', '', '', '', '', '', '01.03.2025']
      const second = accepted(await loadDone(later))
      expect((await readDuties()).find(({ id }) => id === training?.id)?.done).toHaveLength(2)
      expect((await undo(first.id)).ok).toBe(false)
      accepted(await undo(second.id))
      expect((await readDuties()).find(({ id }) => id === training?.id)).toMatchObject({
        baseDate: '2024-02-01',
      })
      expect(await readDuties()).not.toEqual(before)
      expect(await own.employees.list(companyId)).toHaveLength(staff.length + 1)
    })

    it('are undone with what they said was done', async () => {
      const { own, world, companyId, loadDone, readDuties, undo } = await anOffice()
      const titov = await world.hire('Титов', { firstName: 'Иван', fatherName: 'Ильич' })
      await world.assign(titov)
      const before = await readDuties()
      const staff = await own.employees.list(companyId)
      const kept = accepted(await loadDone([...petrov, ...done], titovDone))
      expect(await readDuties()).not.toEqual(before)
      accepted(await undo(kept.id))
      expect(await readDuties()).toEqual(before)
      expect(await own.employees.list(companyId)).toEqual(staff)
      accepted(await loadDone(titovDone))
    })

    it('stand once a memo is formed of what they gave', async () => {
      const { world, loadDone, readDuties, undo } = await anOffice()
      await world.hire('Титов', { firstName: 'Иван', fatherName: 'Ильич' })
      const kept = accepted(await loadDone([...petrov, ...done], titovDone))
      const training = (await readDuties()).filter(({ subject }) => subject.section === 'training')
      await world.form(
        'training',
        training.map((one) => rowOf(one)),
      )
      expect(await undo(kept.id)).toMatchObject({ ok: false, error: { code: 'import/touched', count: 2 } })
      expect(await readDuties()).toHaveLength(6)
    })

    it('are refused where a department was renamed, or something was done, meanwhile', async () => {
      const { own, world, companyId, loadDone, write, mark } = await anOffice()
      const titov = await world.hire('Титов', { firstName: 'Иван', fatherName: 'Ильич' })
      accepted(await loadDone(titovDone))
      const later: FileRow = [4, 'Титов Иван Ильич', 'Карьер № 9', '', '', '', '', '01.03.2025']
      const details = { ...write(later), fields: [...fields, ...ofDone] }
      const shown = { companyId, details: { ...details, mark: await mark(details) } }
      const [department] = await own.departments.list(companyId)
      if (!department) throw new Error('nobody works anywhere')
      accepted(await own.departments.rename({ companyId, id: department.id, name: 'Карьер № 9' }))
      expect(refusal(await own.imports.load(shown))).toBe('stale')
      const [training] = (await own.obligations.list(companyId, {})).filter(
        ({ subject, employeeId }) => subject.section === 'training' && employeeId === titov.id,
      )
      if (!training) throw new Error('no training')
      const again = { companyId, details: { ...details, mark: await mark(details) } }
      accepted(await own.obligations.complete({ companyId, id: training.id, fact: { date: '2025-04-01' } }))
      expect(refusal(await own.imports.load(again))).toBe('stale')
    })

    it('stand where somebody else works in a department that they made', async () => {
      const { own, companyId, world, load, undo } = await anOffice()
      const done = accepted(await load(petrov))
      const department = (await own.departments.list(companyId)).find(({ name }) => name === 'Карьер № 2')
      await world.hire('Титов', { ...(department ? { departmentId: department.id } : {}) })
      expect(await undo(done.id)).toMatchObject({ ok: false, error: { code: 'import/touched', count: 1 } })
    })
  })
