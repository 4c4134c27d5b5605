import type { Attempt } from '@osh/core/commands/attempt.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { IncidentEvent } from '@osh/core/incidents/chronology.ts'
import type { Evidence } from '@osh/core/incidents/evidence/evidence.ts'
import { evidenceCommands } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { incidentCommands } from '@osh/core/incidents/incident-repository.ts'
import { giveUp, sendMine } from '@osh/core/incidents/offline/decide-unsent.ts'
import type { OfflineChange, UnsentChange } from '@osh/core/incidents/offline/outbox.ts'
import { findNextToSend, takeUp } from '@osh/core/incidents/offline/sending.ts'
import { degreePlans } from '@osh/core/norms/accidents/investigation-steps.ts'
import { makeKeyedRun } from '@osh/core/records/keyed-commands.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { computeLocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCommands } from '#adapters/memory/commands/run-command.ts'
import { makeEvidenceQueries } from '#adapters/memory/incidents/evidence.ts'
import { makeIncidentQueries } from '#adapters/memory/incidents/incidents.ts'
import { type Ledger, MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock, type SettableClock } from '#tests/contracts/settable-clock.ts'
import { aCompany, instant } from '#tests/examples.ts'
import { fates, Network } from './network.ts'
import { Phone } from './phone.ts'

const atThePlace = 1 as UserId
const atTheDesk = 2 as UserId
const START = instant('2026-11-19T09:00:00Z')
const MOSCOW = 3

const steps = degreePlans.easy.steps.slice(0, 3).map(({ key }) => key)
const asked = degreePlans.easy.steps.filter(({ question }) => question).map(({ key }) => key)

const which = fc.nat({ max: 4 })
const of = <A, B>(is: A, drawn: fc.Arbitrary<B>) => drawn.map((how) => ({ is, ...how }))
/** What may happen next. */
const event = fc.oneof(
  { weight: 1, arbitrary: of('record' as const, fc.record({})) },
  { weight: 4, arbitrary: of('mark' as const, fc.record({ which, step: fc.constantFrom(...steps) })) },
  { weight: 2, arbitrary: of('answer' as const, fc.record({ which, step: fc.constantFrom(...asked) })) },
  { weight: 2, arbitrary: of('note' as const, fc.record({ which })) },
  { weight: 2, arbitrary: of('photo' as const, fc.record({ which, step: fc.constantFrom(...steps) })) },
  { weight: 9, arbitrary: of('send' as const, fc.record({ fate: fc.constantFrom(...fates) })) },
  { weight: 1, arbitrary: of('restart' as const, fc.record({})) },
  { weight: 1, arbitrary: of('echo' as const, fc.record({})) },
  { weight: 1, arbitrary: of('wait' as const, fc.record({ hours: fc.integer({ min: 1, max: 40 }) })) },
  { weight: 1, arbitrary: of('read' as const, fc.record({})) },
  { weight: 2, arbitrary: of('desk' as const, fc.record({ which, step: fc.constantFrom(...steps) })) },
  {
    weight: 1,
    arbitrary: of('desk answers' as const, fc.record({ which, step: fc.constantFrom(...asked) })),
  },
  { weight: 2, arbitrary: of('decide' as const, fc.record({ mine: fc.boolean() })) },
)
type Happening = typeof event extends fc.Arbitrary<infer T> ? T : never

/** One company, a phone at the place of the accident, and a desk. */
class World {
  readonly clock: SettableClock = makeSettableClock(START)
  readonly ledger: Ledger
  readonly phone: Phone
  readonly network: Network
  #last = 0

  constructor({ ledger, companyId }: Begun) {
    this.ledger = ledger
    this.phone = new Phone({ person: atThePlace, companyId }, this.clock)
    this.network = new Network((attempt) => this.recordsOf(atThePlace, attempt))
  }

  recordsOf(user: UserId, attempt?: Attempt): Pick<StoredRecords, 'incidents' | 'evidence'> {
    const commands = makeCommands(
      { ledger: this.ledger, clock: this.clock, actor: () => user },
      makeKeyedRun(attempt),
    )
    return {
      incidents: { ...makeIncidentQueries(this.ledger), ...commands(incidentCommands) },
      evidence: { ...makeEvidenceQueries(this.ledger), ...commands(evidenceCommands) },
    }
  }

  now() {
    return computeLocalMoment(this.clock.now(), MOSCOW)
  }

  async incidents(): Promise<readonly Incident[]> {
    return this.ledger.read(({ incidents = [] }) => incidents)
  }

  async happen(one: Happening): Promise<void> {
    this.clock.forward(60)
    this.#last += 1
    const { phone } = this
    const seen = 'which' in one ? phone.seen() : []
    const incident = 'which' in one ? seen[one.which % Math.max(1, seen.length)] : undefined
    switch (one.is) {
      case 'record': {
        const [date, time] = this.now().split('T')
        const injured = [{ fullName: 'Иванов Иван' }]
        const details = { degree: 'easy', date, time, place: `Место ${this.#last}`, injured }
        await phone.make({ is: 'record', details }, null)
        return
      }
      case 'mark': {
        const known = incident?.done[one.step]?.at ?? null
        const at = known === null ? this.now() : null
        if (incident) await phone.make({ is: 'mark', step: one.step, at, seen: known }, incident.id)
        return
      }
      case 'answer': {
        const known = incident?.answers[one.step] ?? null
        const answer = { is: 'answer', step: one.step, answer: known !== true, seen: known } as const
        if (incident) await phone.make(answer, incident.id)
        return
      }
      case 'note':
        if (incident)
          await phone.make({ is: 'note', text: `Запись ${this.#last}`, at: this.now() }, incident.id)
        return
      case 'photo':
        if (incident)
          await phone.make(
            { is: 'photo', step: one.step, name: `${this.#last}.jpg`, size: 10, format: 'pdf' },
            incident.id,
          )
        return
      case 'send':
        await phone.send(this.network, one.fate)
        return
      case 'restart':
        return phone.restart()
      case 'echo':
        return this.network.echo()
      case 'wait':
        this.clock.forward(one.hours * 3600)
        this.network.forgetEcho()
        return phone.restart()
      case 'read':
        return phone.know(await this.incidents())
      case 'desk':
      case 'desk answers': {
        const all = await this.incidents()
        const kept = all[one.which % Math.max(1, all.length)]
        if (!kept) return
        const { companyId, id } = kept
        const patch =
          one.is === 'desk'
            ? { done: { [one.step]: kept.done[one.step] ? false : this.now() } }
            : { answers: { [one.step]: kept.answers[one.step] !== true } }
        const changed = await this.recordsOf(atTheDesk).incidents.change({ companyId, id, patch })
        expect(changed.ok).toBe(true)
        return
      }
      case 'decide':
        await this.decide(one.mine)
    }
  }

  /** The person's word about what waits for it: of a doubtful change they look up whether the server has it. */
  async decide(mine: boolean): Promise<void> {
    const { phone } = this
    const stuck = phone.box.changes.find(({ state }) => state.is !== 'waiting')
    if (!stuck) return
    const sends = stuck.state.is === 'doubtful' ? !(await this.isDone(stuck)) : mine
    const told = phone.told.get(stuck.key)
    if (sends) {
      const key = phone.newKey()
      await phone.keep(sendMine(phone.box, stuck.key, key))
      if (told) {
        told.again += 1
        phone.told.set(key, told)
      }
      return
    }
    const before = phone.box
    await phone.keep(giveUp(before, stuck.key))
    const left = new Set(phone.box.changes.map(({ key }) => key))
    for (const { key } of before.changes) {
      const gone = phone.told.get(key)
      if (gone && !left.has(key)) gone.ended = 'given up'
    }
  }

  async isDone({ change, incident }: UnsentChange): Promise<boolean> {
    if (change.is === 'record') return (await this.timesDone(change)) > 0
    const kept = (await this.incidents()).find(({ id }) => id === incident)
    if (change.is === 'mark') return (kept?.done[change.step]?.at ?? null) === change.at
    if (change.is === 'answer') return kept?.answers[change.step] === change.answer
    return (await this.timesDone(change)) > 0
  }

  /** How often the server has done what only this change asks for. */
  async timesDone(change: OfflineChange): Promise<number> {
    const [events, incidents, evidence] = await this.ledger.read(
      ({ incidentEvents = [], incidents = [], evidence = [] }) =>
        [incidentEvents, incidents, evidence] as const,
    )
    switch (change.is) {
      case 'record':
        return incidents.filter(({ place }) => place === change.details.place).length
      case 'note':
        return events.filter((one) => noteIn(one) === change.text).length
      case 'photo':
        return evidence.filter((one: Evidence) => one.name === change.name).length
      case 'mark':
        return events.filter((one) => {
          const [before, after] = [momentIn(one.before, change.step), momentIn(one.after, change.step)]
          return after === change.at && before !== change.at
        }).length
      case 'answer':
        return 1
    }
  }
}

const fields = (value: unknown): Readonly<Record<string, unknown>> => Object(value)
const noteIn = ({ after }: IncidentEvent): unknown => fields(after.note).text
const momentIn = (values: IncidentEvent['before'], step: string): unknown =>
  fields(fields(values?.done)[step]).at

/** Everything goes through in the end, and whatever waits for a person is decided. */
async function endOf(world: World): Promise<void> {
  for (let rounds = 0; world.phone.box.changes.length > 0; rounds += 1) {
    expect(rounds).toBeLessThan(500)
    if (findNextToSend(world.phone.box)) await world.happen({ is: 'send', fate: 'through' })
    else await world.decide(rounds % 3 === 0)
  }
}

/** What waits for its turn is what the person sees. */
function expectShown({ phone }: World): void {
  for (const [at, one] of phone.box.changes.entries()) {
    const { change } = one
    if (change.is !== 'mark' || one.state.is !== 'waiting') continue
    const same = phone.box.changes.filter(
      (other) =>
        other.incident === one.incident &&
        (other.change.is === 'record' || (other.change.is === 'mark' && other.change.step === change.step)),
    )
    const isLast = same.at(-1) === one && same.every(({ state }) => state.is === 'waiting') && at >= 0
    if (isLast) expect(phone.view(one.incident)?.done[change.step]?.at ?? null).toBe(change.at)
  }
}

type Begun = { readonly ledger: Ledger; readonly companyId: CompanyId }

/** A company of both, in a ledger of its own. */
async function begun(): Promise<Begun> {
  const ledger = new MemoryLedger()
  const clock = makeSettableClock(START)
  const added = await makeLedgerStorage(ledger, clock)
    .openRecords(atThePlace)
    .companies.add({ details: aCompany() })
  if (!added.ok) throw new Error('no company')
  const companyId = added.value.id
  await ledger.change((state) => [
    { ...state, memberships: [...state.memberships, { userId: atTheDesk, companyId }] },
    null,
  ])
  return { ledger, companyId }
}

/** A thousand unless the machine has less time. */
const RUNS = Number(process.env.OUTBOX_RUNS ?? 1000)

test(`an outbox loses nothing and has nothing done twice, whatever happens on the way: ${RUNS} runs`, async () => {
  const { ledger: first, companyId } = await begun()
  const state = await first.read((all) => all)
  const figures = { runs: 0, changes: 0, sent: 0, givenUp: 0, lost: 0, doubled: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 40 }), async (story) => {
      const ledger = new MemoryLedger(state)
      const world = new World({ ledger, companyId })
      await world.happen({ is: 'record' })
      for (const one of story) {
        await world.happen(one)
        expectShown(world)
      }
      await world.phone.keep(takeUp(world.phone.box, world.clock.now()))
      await endOf(world)
      const own = { lost: 0, doubled: 0 }
      figures.runs += 1
      for (const told of new Set(world.phone.told.values())) {
        figures.changes += 1
        const { change, ended } = told
        const times = await world.timesDone(change)
        if (ended === 'sent') figures.sent += 1
        if (ended === 'given up') figures.givenUp += 1
        const isUnique = change.is !== 'answer' && !(change.is === 'mark' && change.at === null)
        if (ended === 'no' || (ended === 'sent' && isUnique && times < 1)) own.lost += 1
        if (isUnique && times > 1 + (change.is === 'mark' ? told.again : 0)) own.doubled += 1
      }
      figures.lost += own.lost
      figures.doubled += own.doubled
      expect(own).toEqual({ lost: 0, doubled: 0 })
    }),
    { numRuns: RUNS },
  )
  console.info(`outbox: ${JSON.stringify(figures)}`)
  expect(figures.runs).toBeGreaterThanOrEqual(RUNS)
})
