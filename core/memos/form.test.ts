import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  dated,
  draft,
  facts,
  makeMemoStorage,
  newRow,
  row,
  rowsOf,
} from '../../tests/commands/memo-storage.ts'
import { companyId, notFound, signed } from '../../tests/commands/obligation-storage.ts'
import { aHeader, gloves, memo, someDepartment, today } from '../../tests/examples.ts'
import type { KnownObligation } from '../obligations/facts/obligation-facts.ts'
import { makeTrial } from '../tariffs/company-term.ts'
import { form } from './form.ts'
import type { MemoDraft } from './memo-draft.ts'
import { memoCommands } from './memo-repository.ts'
import { makeMemoInput } from './reading/memo-input.ts'

describe('forming', () => {
  const formed = (given: MemoDraft, ...known: readonly KnownObligation[]) => {
    const { answers, kinds } = makeMemoStorage(known)
    return {
      outcome: followInCompany(form.run({ companyId, details: makeMemoInput(given) }, signed), answers),
      kinds,
    }
  }

  it('is refused in a section that the tariff is without', () => {
    const details = makeMemoInput(draft({ section: 'ppe', rows: [row(1)] }))
    expect(
      followInCompany(memoCommands.form.run({ companyId, details }, signed), {
        ...makeMemoStorage([facts(1)]).answers,
        term: () => ({ term: { ...makeTrial(today), tariff: 'basic' as const }, today }),
      }),
    ).toEqual({ ok: false, error: { code: 'tariff/without-section' } })
  })

  it('takes the next number, and its rows are in it', () => {
    const { outcome } = formed(draft({ rows: [row(1), row(2)] }), facts(1), facts(2))
    expect(outcome).toMatchObject({ value: { answer: { id: 50, number: 12, version: 1, rows: [{}, {}] } } })
    expect(rowsOf(outcome)).toMatchObject({
      'formed-memos': [{ memo: { id: 50, number: 12 }, formed: signed }],
      'changed-obligations': [
        { before: { memo: null }, obligation: { id: 1, memo: { id: 50, number: 12 } } },
        { obligation: { id: 2, memo: { id: 50 } } },
      ],
      journal: [
        {
          command: 'memos/form',
          changes: [
            {
              record: 'memo',
              ids: [50],
              before: null,
              after: { number: 12, section: 'training', rows: [1, 2] },
            },
          ],
        },
      ],
    })
  })

  it('asks for the number last, and of PPE only where there is any', () => {
    expect(formed(draft({ rows: [row(1)] }), facts(1)).kinds).toEqual([
      'memo-defaults',
      'today',
      'obligations',
      'next-memo',
    ])
    const helmet = facts(1, { subject: gloves(1) })
    expect(formed(draft({ section: 'ppe', rows: [row(1, dated)] }), helmet).kinds).toEqual([
      'memo-defaults',
      'today',
      'obligation-owners',
      'employees',
      'obligations',
      'ppe-facts',
      'new-completion-ids',
      'next-memo',
    ])
  })

  it('makes the obligations that rows ask for, due today, and completes them', () => {
    const { outcome } = formed(draft({ rows: [newRow(3, dated), row(1)] }), facts(1))
    expect(rowsOf(outcome)).toMatchObject({
      'given-obligations': [
        {
          obligation: { id: 100, employeeId: 3, fixed: { deadline: today } },
          holder: { id: 3, departmentId: someDepartment },
        },
      ],
      'entered-completions': [{ id: 100, obligationId: 100, memoId: 50, date: '2026-03-10' }],
      'changed-obligations': [
        { obligation: { id: 100, memo: { id: 50 } }, completions: [{ id: 100 }] },
        { obligation: { id: 1 } },
      ],
    })
    expect(outcome.ok && outcome.value.answer.rows[0]).toMatchObject({
      fullName: 'Белова Вера Ильинична',
      department: 'Карьер',
      position: 'Машинист',
      deadline: today,
    })
  })

  it('is refused for an employee or obligation that the company has not, and for rows taken', () => {
    expect(formed(draft({ rows: [newRow(4)] })).outcome).toEqual(notFound)
    expect(formed(draft({ rows: [row(1), row(9)] }), facts(1)).outcome).toEqual(notFound)
    const taken = facts(1, { memo: { id: memo(7), number: 3 } })
    expect(formed(draft({ rows: [row(1)] }), taken).outcome).toMatchObject({
      error: { code: 'memo/rows-taken', rows: [{ fullName: 'Работник 1', memoNumber: 3 }] },
    })
  })

  it('is refused for what cannot be read', () => {
    const unread = form.run({ companyId, details: { section: 'training', rows: [1] } }, signed)
    expect(followInCompany(unread, makeMemoStorage([]).answers)).toMatchObject({
      error: { errors: [{ field: 'rows', code: 'list/invalid' }] },
    })
  })

  it('fills a blank header with the director and the signed-in user', () => {
    const header = aHeader({ recipient: '', author: ' ' })
    const { outcome } = formed(draft({ header, rows: [row(1)] }), facts(1))
    expect(outcome.ok && outcome.value.answer).toMatchObject({
      recipient: 'Пименов Антон Львович',
      author: 'Абрамова Вера Ильинична',
    })
  })
})
