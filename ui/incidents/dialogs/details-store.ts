import { findChangedValues } from '@osh/core/commands/journal.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { isAnythingStanding, listTaken, type Standing } from '@osh/core/incidents/injured/what-stands.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { takeMomentDay, takeMomentTime } from '@osh/core/shared/dates/local-moment.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describeEvent } from '@osh/core/wording/incident-chronology.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { transient } from '#ui/kit/services/service.ts'
import type { TypedCircumstances } from '../CircumstanceFields.tsx'
import { type InjuredStore, injuredStore } from '../injured/injured-store.ts'

/** «Сведения»: what is typed so far over what was seen. */
export class DetailsStore {
  /** Null until it is opened. */
  typed: TypedCircumstances | null = null
  /** What somebody else has changed meanwhile, a sentence each. */
  meanwhile: readonly string[] = []
  /** Null until it is opened. */
  seen: Incident | null = null
  readonly injured: InjuredStore

  constructor(injured: InjuredStore) {
    this.injured = injured
    makeAutoObservable(
      this,
      { injured: false, seen: observableRef, typed: observableRef, meanwhile: observableRef },
      { autoBind: true },
    )
  }

  async open(incident: Incident): Promise<void> {
    runInAction(() => {
      this.seen = incident
      this.typed = takeCircumstances(incident)
    })
    await this.injured.open(incident.injured)
  }

  get dirty(): boolean {
    const { typed } = this
    const known = this.seen && takeCircumstances(this.seen)
    return this.injured.dirty || (typed !== null && JSON.stringify(typed) !== JSON.stringify(known))
  }

  type(changes: Partial<TypedCircumstances>): void {
    if (this.typed) this.typed = { ...this.typed, ...changes }
  }

  get patch(): Input {
    return {
      ...this.typed,
      ...this.injured.changes,
      seen: { detailsVersion: this.seen?.detailsVersion },
    }
  }

  /** What would go with those who were taken out. */
  get taken(): readonly Standing[] {
    return this.seen ? listTaken(this.seen, this.injured.people).filter(isAnythingStanding) : []
  }

  /** Somebody else has stored theirs first: what was not touched here follows it, what was typed stays, and it is said what they changed. */
  meet(now: Incident): void {
    const [seen, typed] = [this.seen, this.typed]
    if (!seen || !typed || now.detailsVersion === seen.detailsVersion) return
    const changed = findChangedValues(pickDetails(seen), pickDetails(now))
    this.meanwhile = changed ? describeEvent(changed, deriveIncidentDegree(now)) : []
    const [known, stored] = [takeCircumstances(seen), takeCircumstances(now)]
    const untouched = Object.entries(stored).filter(
      ([field]) => typed[field as keyof TypedCircumstances] === known[field as keyof TypedCircumstances],
    )
    this.typed = { ...typed, ...Object.fromEntries(untouched) }
    this.injured.follow(now.injured)
    this.seen = now
  }
}

function takeCircumstances({ occurredAt, timeZone, place, description }: Incident): TypedCircumstances {
  return {
    date: takeMomentDay(occurredAt),
    time: takeMomentTime(occurredAt),
    timeZone,
    place,
    description,
  }
}

const pickDetails = ({
  injured,
  occurredAt,
  timeZone,
  place,
  description,
  faults,
  lostDays,
  conclusions,
}: Incident) => ({
  injured,
  occurredAt,
  timeZone,
  place,
  description,
  faults,
  lostDays,
  conclusions,
})

export const detailsStore = transient('DetailsStore', [injuredStore], (injured) => new DetailsStore(injured))
