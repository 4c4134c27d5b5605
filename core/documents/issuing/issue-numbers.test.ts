import { describe, expect, test } from 'vitest'
import { type Desk, newDesk } from '../../../tests/contracts/desk.ts'
import { aDocument } from '../../../tests/contracts/documents.ts'
import { hired, issuedAt, number, numbersAt, stranger } from '../../../tests/contracts/issued-at-desk.ts'
import { accepted, refusal, refused } from '../../../tests/contracts/world.ts'
import { day } from '../../../tests/examples.ts'
import { plainPress } from '../../../tests/plain-press.ts'

describe('a number', () => {
  test('that is taken is refused with the lowest free ones of its letter', async () => {
    const desk = await newDesk()
    const [abramova = stranger] = await hired(desk, 'Абрамова')
    for (const integer of [7, 2])
      accepted(await desk.issue({ number: number(integer), employeeIds: [abramova] }))
    const again = refused(await desk.issue({ employeeIds: [abramova] }))
    expect(again).toMatchObject({
      errors: [{ code: 'document-number/taken', free: ['1', '3', '4', '5', '6'] }],
    })
    accepted(await desk.issue({ number: number(7, 'А'), employeeIds: [abramova] }))
    accepted(await desk.issue({ date: day('2025-11-20'), employeeIds: [abramova] }))
    expect(await issuedAt(desk)).toHaveLength(4)
  })

  test('that is taken is refused before anything is printed', async () => {
    let printed = 0
    const desk = await newDesk({
      print: (...given) => {
        printed += 1
        return plainPress.print(...given)
      },
    })
    const employeeIds = await hired(desk, 'Абрамова')
    accepted(await desk.issue({ employeeIds }))
    expect(refusal(await desk.issue({ employeeIds }))).toBe('documentNumber: document-number/taken')
    expect(printed).toBe(1)
  })

  test('is required, unless the paper goes on after the last one of a batch', async () => {
    const desk = await newDesk()
    const [abramova = stranger, belova = stranger, volkova = stranger] = await hired(
      desk,
      'Абрамова',
      'Белова',
      'Волкова',
    )
    expect(refusal(await desk.issue({ number: null, employeeIds: [abramova] }))).toBe(
      'documentNumber: document-number/required',
    )
    const { batch } = accepted(await desk.issue({ number: number(7), employeeIds: [abramova] }))
    accepted(await desk.issue({ number: number(8), employeeIds: [abramova] }))
    const more = accepted(await desk.issue({ number: null, batch, employeeIds: [volkova, belova] }))
    expect(more).toMatchObject({ number: number(9), batch })
    expect(await numbersAt(desk)).toEqual(['7', '8', '9', '10'])
    expect((await issuedAt(desk)).filter((one) => one.batch === batch)).toHaveLength(3)
    const gone = await desk.issue({
      number: null,
      batch: stranger as number as typeof batch,
      employeeIds: [belova],
    })
    expect(refusal(gone)).toBe('not-found')
  })

  test('of the year that is full is refused without offers', async () => {
    const desk = await newDesk()
    const [abramova = stranger, belova = stranger] = await hired(desk, 'Абрамова', 'Белова')
    const { batch } = accepted(await desk.issue({ number: number(9999), employeeIds: [abramova] }))
    const full = {
      code: 'fields',
      errors: [{ field: 'documentNumber', code: 'document-number/taken', free: [] }],
    }
    expect(refused(await desk.issue({ number: null, batch, employeeIds: [belova] }))).toEqual(full)
    expect(refusal(await desk.issue({ number: number(9999), employeeIds: [belova] }))).toBe(
      'documentNumber: document-number/taken',
    )
    const both = { number: number(9999, 'А'), employeeIds: [abramova, belova] }
    expect(refused(await desk.issue(both))).toEqual(full)
  })
})

describe('someone else takes a number while a paper is printed', () => {
  /** Another takes those numbers, one during each printing. */
  const raced = async (...taken: readonly number[]) => {
    const left = [...taken]
    const desk: Desk = await newDesk({
      print: async (template, data, own) => {
        const draft = aDocument({ number: String(left.shift() ?? '5000') })
        await desk.needs.documents.issue({ companyId: desk.company.id, draft })
        return plainPress.print(template, data, own)
      },
    })
    return desk
  }

  test('the number asked for is refused', async () => {
    const desk = await raced(7)
    const [abramova = stranger] = await hired(desk, 'Абрамова')
    expect(refusal(await desk.issue({ employeeIds: [abramova] }))).toBe(
      'documentNumber: document-number/taken',
    )
  })

  test('a later paper takes the next free one', async () => {
    const desk = await raced(30, 8, 9)
    const ids = await hired(desk, 'Абрамова', 'Белова')
    const { batch } = accepted(await desk.issue({ employeeIds: ids }))
    const own = (await issuedAt(desk)).filter((one) => one.batch === batch)
    expect(own.map((one) => one.number.integer)).toEqual([7, 10])
  })

  test('a paper that goes on a batch takes the next free one too', async () => {
    const desk = await raced(30, 8)
    const [abramova = stranger, belova = stranger] = await hired(desk, 'Абрамова', 'Белова')
    const { batch } = accepted(await desk.issue({ employeeIds: [abramova] }))
    const more = accepted(await desk.issue({ number: null, batch, employeeIds: [belova] }))
    expect(more.number).toEqual(number(9))
  })

  test('it is given up after twenty times', async () => {
    const desk = await raced(30, ...Array.from({ length: 40 }, (_, i) => i + 8))
    const ids = await hired(desk, 'Абрамова', 'Белова')
    expect(refusal(await desk.issue({ employeeIds: ids }))).toBe('documentNumber: document-number/taken')
    expect((await desk.needs.documents.listFreeNumbers(desk.company.id, 2026, number(7), 1))[0]).toEqual(
      number(28),
    )
  })
})
