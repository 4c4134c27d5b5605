import type { Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type { OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import { makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import { ownership } from '@osh/core/rights/membership.ts'
import type { Caller } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { aPayerTyped, aSeller } from '#tests/billing-example.ts'
import { atStep } from '#tests/evidence-example.ts'
import { asPatch } from '#tests/examples.ts'
import { microtraumaTyped } from '#tests/microtraumas-example.ts'
import { aPicture } from '#tests/pictures.ts'
import { forms } from '#tests/plain-press.ts'
import { aDocument, fileOf } from '../documents.ts'
import { newUser, type Opened, recordsIn, signIn } from '../opened.ts'
import { accepted, newWorld, refusal, rowOf, today } from '../world.ts'

/** Who may touch what, and writing by ids of another company. */
export const companyAccessContract = (opened: () => Opened) =>
  describe('CompanyAccess', () => {
    it('knows the members of a company', async () => {
      const { storage, clock } = opened()
      clock.set('2026-11-20T12:00:00.000Z' as ReturnType<typeof clock.now>)
      const [{ caller, world }, stranger] = [await aMember(opened()), await aMember(opened())]
      for (const { access } of [storage, await opened().reopen()]) {
        const { id } = world.company
        expect(await access.enter(caller, id)).toEqual({ is: 'member', company: id, membership: ownership })
        expect(await access.enter(stranger.caller, id)).toEqual({ is: 'stranger' })
        const own = stranger.world.company.id
        expect(await access.enter(stranger.caller, own)).toEqual({
          is: 'member',
          company: own,
          membership: ownership,
        })
        expect(await access.enter(caller, ABSENT as CompanyId)).toEqual({ is: 'stranger' })
        const newcomer = await signIn(storage, await newUser(storage))
        expect(await access.enter(newcomer, id)).toEqual({ is: 'stranger' })
      }
    })

    it('lists the members by their names, and of no other company', async () => {
      const { storage } = opened()
      const { user, world } = await aMember(opened())
      const olga = { fullname: 'Орлова Ольга', position: null }
      await storage.openRecords(user).account.introduce({ details: olga })
      const listed = [{ id: user, ...olga }]
      expect(await storage.openRecords(user).members.list(world.company.id)).toEqual(listed)
      expect(await (await opened().reopen()).openRecords(user).members.list(world.company.id)).toEqual(listed)
    })

    it('names the owner of a thing to its members alone, whatever companies others have', async () => {
      const { access } = opened().storage
      const [one, stranger] = [await aMember(opened()), await aMember(opened())]
      const [things, strange] = [await thingsOf(one), await thingsOf(stranger)]
      for (const kind of Object.keys(things) as Owned[]) {
        const entered = (caller: Caller, id: number) => access.enterOwnerOf(caller, kind, id)
        const { id: company } = one.world.company
        expect([kind, await entered(one.caller, things[kind])]).toEqual([
          kind,
          { is: 'member', company, membership: ownership },
        ])
        expect([kind, await entered(stranger.caller, things[kind])]).toEqual([kind, { is: 'stranger' }])
        expect([kind, await entered(one.caller, strange[kind])]).toEqual([kind, { is: 'stranger' }])
        expect([kind, await entered(one.caller, ABSENT)]).toEqual([kind, { is: 'stranger' }])
      }
    })

    it('lets no one in whose sign-in has ended, or who has no company', async () => {
      const { storage } = opened()
      const member = await aMember(opened())
      const { access, sessions } = storage
      const newcomer = await signIn(storage, await newUser(storage))
      const { department } = await thingsOf(member)
      expect(await access.enterOwnerOf(newcomer, 'department', department)).toEqual({ is: 'stranger' })
      await sessions.endSession(member.caller)
      const { id } = member.world.company
      expect(await access.enter(member.caller, id)).toEqual({ is: 'signed-out' })
      expect(await access.enter(member.caller, ABSENT as CompanyId)).toEqual({ is: 'signed-out' })
      for (const one of [department, ABSENT])
        expect(await access.enterOwnerOf(member.caller, 'department', one)).toEqual({ is: 'signed-out' })
      const again = { ...newcomer, user: member.user }
      expect(await access.enter(again, id)).toEqual({ is: 'signed-out' })
    })

    it('is of no use to reach another company’s things for writing', async () => {
      const { world, records } = await aMember(opened())
      const employee = await world.hire('Абрамова')
      const obligation = await world.assign(employee)
      const [fact] = await world.completions(obligation.id)
      if (!fact) throw new Error('there is no completion')
      const memo = await world.form('training', [rowOf(obligation)])
      const { id } = (await newWorld(records)).company
      const { employees, departments, obligations, memos } = records.records
      const done = { date: fact.date, result: 'passed', quantity: null } as const
      const answers = [
        await employees.change({
          companyId: id,
          id: employee.id,
          patch: { firstName: 'Яна' },
          version: null,
        }),
        await departments.rename({ companyId: id, id: world.department.id, name: 'Чужой' }),
        await obligations.change({ companyId: id, id: obligation.id, patch: asPatch({ ruleId: null }) }),
        await obligations.remove({ companyId: id, id: obligation.id }),
        await obligations.complete({ companyId: id, id: obligation.id, fact: done }),
        await obligations.takeBack({ companyId: id, id: obligation.id, completionId: fact.id }),
        await obligations.correct({
          companyId: id,
          id: obligation.id,
          completionId: fact.id,
          patch: { date: '2026-01-01' },
        }),
        await obligations.listCompletions(id, obligation.id),
        await memos.edit({
          companyId: id,
          id: memo.id,
          patch: makeMemoPatch({ header: { note: 'Чужая' } }),
          version: null,
        }),
        await memos.cancel({ companyId: id, id: memo.id, version: null }),
      ]
      expect(answers.map(refusal)).toEqual(answers.map(() => 'not-found'))
      expect(await obligations.listHoldings(id, employee.id)).toEqual([])
      expect(await world.memo(memo.id)).toEqual(memo)
    })

    it('reaches no paper and no responsible person of another company', async () => {
      const member = await aMember(opened())
      const { document, ownForm, responsibility, employee } = await thingsOf(member)
      const [{ user, storage }, strange] = [member, await newWorld(member.records)]
      const { documents, ownForms, responsibilities } = storage.openRecords(user)
      const { id } = strange.company
      const role = { companyId: id, id: responsibility as ResponsibilityId }
      const paper = document as DocumentId
      const answers = [
        await responsibilities.reassign({ ...role, patch: { employeeId: employee } }),
        await responsibilities.end(role),
        await documents.get(id, paper),
        await documents.readFile(id, paper, 'docx'),
        await documents.issue({ companyId: id, draft: { ...aDocument(), batch: paper } }),
        await ownForms.readFile(id, ownForm as OwnFormId),
        await ownForms.revert({ companyId: id, templateId: forms.order.id }),
      ]
      expect(answers.map(refusal)).toEqual(answers.map(() => 'not-found'))
      expect(await documents.listBatch(id, paper)).toEqual([])
      expect(await ownForms.findInUse(id, forms.order.id)).toBeNull()
      expect((await responsibilities.readHolders(id)).responsibilities).toEqual([])
      expect((await responsibilities.readHolders(member.world.company.id)).responsibilities).toHaveLength(1)
    })

    it('signs what is entered with the person who entered it', async () => {
      const { user, world } = await aMember(opened())
      const made = await world.assign(await world.hire('Абрамова'))
      expect((await world.completions(made.id)).map(({ enteredBy }) => enteredBy)).toEqual([user])
    })

    it('answers that it is there', async () => {
      await expect(opened().storage.ping()).resolves.toBeUndefined()
    })
  })

const ABSENT = 999_999_999

const anAccidentTyped = {
  degree: 'easy',
  date: '10.03.2026',
  time: '12:00',
  place: 'Карьер',
  description: '',
}

type Member = Awaited<ReturnType<typeof aMember>>

/** One of each thing that a path can name. */
async function thingsOf({ user, storage, world }: Member): Promise<Record<Owned, number>> {
  const employee = await world.hire('Абрамова')
  const obligation = await world.assign(employee)
  const memo = await world.form('training', [rowOf(obligation)])
  const { id: company } = world.company
  const absent = { employeeId: employee.id, kind: 'illness', from: today }
  const absence = accepted(await world.records.absences.enter({ companyId: company, details: absent }))
  const hurt = { ...anAccidentTyped, injured: [{ employeeId: employee.id }] }
  const incident = accepted(await world.records.incidents.record({ companyId: company, details: hurt }))
  const told = { ...microtraumaTyped, date: '10.03.2026', reportDate: '10.03.2026' }
  const details = { ...told, injured: { employeeId: employee.id } }
  const microtrauma = accepted(await world.records.microtraumas.record({ companyId: company, details }))
  const file = { name: 'место.jpg', bytes: aPicture(), sha256: 'ab' }
  const seen = { companyId: company, of: atStep(incident.id, 'inspect'), draft: file }
  const evidence = accepted(await storage.openRecords(user).evidence.attach(seen))
  const planned = {
    what: 'Поставить ограждение',
    employeeId: employee.id,
    dueOn: '20.03.2027',
    shownBy: 'Акт',
  }
  const { measures } = world.records
  const issued = { number: '1', issuedOn: '10.03.2026', issuer: 'ГИТ', points: [{ ...planned, point: '1' }] }
  const order = accepted(await measures.recordOrder({ companyId: company, details: issued }))
  const after = { ...planned, origin: 'incident', incidentId: incident.id }
  const measure = accepted(await measures.plan({ companyId: company, details: after }))
  const own = accepted(await world.records.positions.add({ companyId: company, name: 'Взрывник' }))
  const role = findRoleByCode('ot-head')
  if (!role) throw new Error('there is no such role')
  const orderLink = { kind: 'order', number: '1', date: today } as const
  const appointment = { companyId: company, roleId: role.id, employeeId: employee.id, orderLink }
  const responsibility = accepted(await world.records.responsibilities.appoint(appointment))
  const stored = storage.openRecords(user)
  const document = accepted(await stored.documents.issue({ companyId: company, draft: aDocument() }))
  const draft = { templateId: forms.order.id, fileName: 'приказ.docx', ...fileOf('own') }
  const ownForm = accepted(await stored.ownForms.putToUse({ companyId: company, draft }))
  const payer = accepted(await stored.billing.addPayer({ companyId: company, details: aPayerTyped }))
  const asked = { tariff: 'basic', months: 3, payerId: payer.id }
  const seller = aSeller
  const invoice = accepted(await stored.billing.orderTariff({ companyId: company, details: asked, seller }))
  return {
    department: world.department.id,
    position: own.id,
    employee: employee.id,
    absence: absence.id,
    obligation: obligation.id,
    memo: memo.id,
    incident: incident.id,
    evidence: evidence.id,
    microtrauma: microtrauma.id,
    measure: measure.id,
    inspectorOrder: order.id,
    document: document.id,
    ownForm: ownForm.id,
    responsibility: responsibility.id,
    payer: payer.id,
    invoice: invoice.id,
  }
}

async function aMember(opened: Opened) {
  const { storage } = opened
  const user = await newUser(storage)
  const records = { ...(await recordsIn(opened)), records: storage.openRecords(user) }
  return { user, caller: await signIn(storage, user), storage, records, world: await newWorld(records) }
}
