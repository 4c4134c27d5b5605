import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { forms, plainPress } from '#tests/plain-press.ts'
import {
  type Asked,
  anEmployeeOnWire,
  furnish,
  type House,
  type Json,
  type Person,
  register,
  sendOwnForm,
  startAsking,
} from './asking.ts'

let ledger: MemoryLedger
let server: Asked
let owner: Person
let house: House
/** The paper in whose printing the owner is removed from every company. */
let removedAt: number
let printed: number

const remove = () => ledger.change((state) => [{ ...state, memberships: [] }, null])
const press: FormPress = {
  ...plainPress,
  print: async (...given) => {
    printed += 1
    if (printed === removedAt) await remove()
    return plainPress.print(...given)
  },
  check: async (...given) => {
    if (removedAt === 0) await remove()
    return plainPress.check(...given)
  },
}

beforeEach(async () => {
  const clock = makeSettableClock(today)
  ledger = new MemoryLedger()
  removedAt = Number.POSITIVE_INFINITY
  server = startAsking({ storage: makeLedgerStorage(ledger, clock), clock, press: async () => press })
  owner = await register(server, 'owner@example.org')
  house = await furnish(owner)
  printed = 0
})

const archived = async () =>
  ledger.read(({ documents }) => documents.filter(({ templateId }) => templateId === forms.card.id))

async function batchOf(people: number): Promise<Response> {
  const place = { companyId: house.company, employeeGroupId: house.department, positionId: house.position }
  const employeeIds: number[] = []
  for (let i = 0; i < people; i++) {
    const snils = '112-233-445 95'
    const lastName = `Белова${'абвгд'[i]}`
    const hired = await owner.ask('/api/employees', {
      body: { ...anEmployeeOnWire, ...place, lastName, snils },
    })
    employeeIds.push(Number(((await hired.json()) as Json).id))
  }
  const paper = { companyId: house.company, templateId: forms.card.id, documentDate: '2026-03-16' }
  return owner.ask('/api/documents', { body: { ...paper, documentNumber: '20', employeeIds } })
}

describe('whoever loses access to the company meanwhile', () => {
  it('gets no more papers of a batch', async () => {
    removedAt = 3
    expect((await batchOf(5)).status).toBe(404)
    expect(printed).toBe(3)
    const kept = await archived()
    expect(kept.map(({ number }) => number.integer)).toEqual([20, 21])
    expect(kept.every(({ files }) => files.docx)).toBe(true)
  })

  it('downloads no more papers of one', async () => {
    expect((await batchOf(5)).status).toBe(201)
    const [first] = await archived()
    const answered = await owner.ask(`/api/documents/${first?.id}/batch?format=docx`)
    const reader = answered.body?.getReader()
    await reader?.read()
    await remove()
    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toThrow()
  })

  it('puts no form to use', async () => {
    removedAt = 0
    expect((await sendOwnForm(owner, house.company, forms.order.id)).status).toBe(404)
    const { ownForms } = server.storage.openRecords(1 as UserId)
    expect(await ownForms.findInUse(house.company as CompanyId, forms.order.id)).toBeNull()
  })
})

it('a batch of a member is whole', async () => {
  expect((await batchOf(5)).status).toBe(201)
  expect(await archived()).toHaveLength(5)
})
