import { expect, test } from 'vitest'
import { newDesk } from '../../../../tests/contracts/desk.ts'
import { aDocument } from '../../../../tests/contracts/documents.ts'
import { accepted } from '../../../../tests/contracts/world.ts'
import { day } from '../../../../tests/examples.ts'
import { MOST_ROWS } from '../../answers/fill-values.ts'
import { factRecordsOf } from '../../issuing/issue-needs.ts'
import { gatherReferrals, REFERRAL } from './gather-referrals.ts'

test('referrals of the period that hold are told in the order of issue, with whom they were given to', async () => {
  const desk = await newDesk()
  const { records, company } = desk
  const [titov, belova] = [await desk.hire('Титов'), await desk.hire('Белова')]
  const issue = async (integer: number, date: string, person: typeof titov, templateId = REFERRAL) => {
    const file = { bytes: new Uint8Array([1]), sha256: '0'.repeat(64) }
    return accepted(
      await desk.needs.documents.issue({
        companyId: company.id,
        draft: {
          ...{ templateId, groupId: 3, kind: 'notice', title: 'Направление', date: day(date), batch: null },
          ...{ number: { integer, letter: '' }, employees: [{ id: person.id, fullName: 'по-старому' }] },
          ...{ data: {}, answers: {}, files: { docx: file, pdf: file } },
        },
      }),
    )
  }
  await issue(1, '2026-02-01', belova)
  await issue(2, '2026-02-28', titov)
  await issue(3, '2026-03-01', titov)
  await issue(4, '2026-02-10', titov, 3011 as typeof REFERRAL)
  const wrong = await issue(5, '2026-02-10', titov)
  accepted(await records.documents.annul({ companyId: company.id, id: wrong.id, reason: 'Не тому' }))
  const period = { from: day('2026-02-01'), to: day('2026-02-28') }
  const post = { position: titov.position.name, department: 'Карьер' }
  expect(await gatherReferrals(factRecordsOf(desk.needs), company, period)).toEqual([
    {
      ...{ number: '1', date: '2026-02-01', post },
      person: { fullName: expect.stringContaining('Белова'), birthDate: belova.birthDate },
    },
    {
      ...{ number: '2', date: '2026-02-28', post },
      person: { fullName: expect.stringContaining('Титов'), birthDate: titov.birthDate },
    },
  ])
})

test('of more referrals than a table takes one more is told: it says that they are too many', async () => {
  const desk = await newDesk()
  const person = await desk.hire('Титов')
  const referral = aDocument({ employees: [{ id: person.id, fullName: 'Титов' }] })
  const many = Array.from({ length: MOST_ROWS + 5 }, () => ({ ...referral, annulled: null }))
  const { longLists, departments } = factRecordsOf(desk.needs)
  const documents = { list: async () => many as never }
  const period = { from: day('2026-02-01'), to: day('2026-02-28') }
  const told = await gatherReferrals({ documents, longLists, departments }, desk.company, period)
  expect(told).toHaveLength(MOST_ROWS + 1)
})
