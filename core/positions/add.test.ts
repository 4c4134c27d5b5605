import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { instant, mining, someone } from '../../tests/examples.ts'
import { fieldErrors } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { add } from './add.ts'
import type { Position, PositionId } from './position.ts'
import { shippedPositions } from './shipped-positions.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const id = 100_000 as PositionId
const added = (name: unknown, own: Position | null = null) =>
  followInCompany(add.run({ companyId: mining, name }, signed), {
    'position-named': () => own,
    'new-position-id': () => id,
  })

describe('adding a position', () => {
  it('makes it one of the company', () => {
    const changes = [{ record: 'position', ids: [id], before: null, after: { name: 'Хранитель отвала' } }]
    expect(added(' Хранитель  отвала')).toEqual({
      ok: true,
      value: {
        answer: { id, name: 'Хранитель отвала' },
        writes: [
          { kind: 'new-positions', rows: [{ id, companyId: mining, name: 'Хранитель отвала' }] },
          { kind: 'journal', rows: [{ ...signed, companyId: mining, command: 'positions/add', changes }] },
        ],
      },
    })
  })

  it('gives the one that has the name already, shipped or own, and writes nothing', () => {
    const [shipped] = shippedPositions
    expect(added(shipped?.name.toUpperCase())).toEqual({ ok: true, value: { answer: shipped, writes: [] } })
    const own = { id: 100_007 as PositionId, name: 'Хранитель отвала' }
    expect(added('ХРАНИТЕЛЬ ОТВАЛА', own)).toEqual({ ok: true, value: { answer: own, writes: [] } })
  })

  it('is refused without a name', () => {
    expect(added('')).toEqual(err(fieldErrors({ field: 'name', code: 'position-name/required' })))
  })
})
