import type { CompanyDetails } from '../../companies/company.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { FactRow } from '../../facts/fact-records.ts'
import type { Addressee } from '../../incidents/addressees/addressee.ts'
import type { Evidence } from '../../incidents/evidence/evidence.ts'
import type { Incident, Injured } from '../../incidents/incident.ts'
import type { Microtrauma } from '../../incidents/microtraumas/microtrauma.ts'
import type { Said } from '../../incidents/papers-of-file.ts'
import type { ListedMeasure } from '../../measures/measure-repository.ts'
import type { PpeNorms } from '../../norms/ppe/ppe-norm.ts'
import type { Section } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Answers } from '../answers/answers.ts'
import type { Document } from '../document.ts'
import type { DutyOnDay } from './facts/duties-on-day.ts'
import type { HolderOfRole } from './facts/holders.ts'
import type { PlaceOnDay } from './facts/place-on-day.ts'
import type { Period } from './facts/read-period.ts'
import type { Referral } from './facts/referral.ts'
import type { Victim } from './facts/victim.ts'
import type {
  DoneWork,
  PersonDuty,
  ProfiledPost,
  SharedDuty,
  SizedDuty,
  StaffedPost,
} from './facts/work-records.ts'

/** What a form's value is filled with before anyone has typed anything: an answer, and the words that say where it is from. */
export type KnownAnswer = { readonly value: unknown; readonly from: string }

/** What was done in a section in the period that the paper names, of the department that it names. */
type DoneInSections = { readonly [S in Section as `done-${S}`]: readonly DoneWork[] }
/** What the company's people have to do in a section, of the department that the paper names. */
type SharedInSections = { readonly [S in Section as `shared-${S}`]: readonly SharedDuty[] }

/** The same of each of them. */
type OfPeopleInSections = { readonly [S in Section as `people-${S}`]: readonly PersonDuty[] }

/** Everything that sources ask about one paper. All of it is as it was on `day`, whenever it was entered. */
export type SourceFacts = DoneInSections &
  SharedInSections &
  OfPeopleInSections & {
    /** Measures of the company's own plan that are due in the paper's year or later: how they are now, whatever the day. */
    readonly 'plan-measures': readonly ListedMeasure[]
    /** Points of inspectors' orders: how they are now, whatever the day. */
    readonly 'order-points': readonly ListedMeasure[]
    /** What the company has said of itself, by the codes of lists. */
    readonly facts: ReadonlyMap<string, readonly FactRow[]>
    /** The period that the paper names, or the year. */
    readonly period: Period
    /** The same; null while the paper names none. */
    readonly span: Period | null
    /** What was answered about positions: who learns where follows from it. */
    readonly profiles: readonly ProfiledPost[]
    /** Referrals to examinations that were issued in it. */
    readonly referrals: readonly Referral[]
    /** PPE that was issued to people in the years before the day, and taken back. */
    readonly 'issued-ppe': readonly DoneWork[]
    /** Posts that are held, of the department that the paper names. */
    readonly posts: readonly StaffedPost[]
    /** Who is called chief accountant; null where no one is. */
    readonly accountant: EmployeeId | null
    /** Trades and posts that the paper is for, as it names them. */
    readonly 'named-posts': readonly string[]
    /** What the uniform norms give to professions. */
    readonly norms: PpeNorms
    /** PPE that has to be issued by the end of the period that the paper names. */
    readonly 'due-ppe': readonly SizedDuty[]
    /** What the last paper of the form was answered with. */
    readonly lastAnswers: Answers
    /** Who holds which role by which order. */
    readonly holders: readonly HolderOfRole[]
    /** Of each form the latest paper by the day that was not annulled. */
    readonly papers: readonly Document[]
    /** The day that the paper is about: the accident's, or else its own. */
    readonly day: LocalDate
    readonly company: CompanyDetails
    /** How many people were employed. */
    readonly headcount: number
    /** Whom the paper is about. */
    readonly employee: PlaceOnDay
    /** What they had to do, and what they had done. */
    readonly duties: readonly DutyOnDay[]
    /** The accident whose paper it is. */
    readonly incident: Incident
    /** The one whom the paper is about, if the accident injured them. */
    readonly injured: Injured
    /** Those who are told of accidents. */
    readonly addressees: readonly Addressee[]
    /** Whom a letter of its step goes to. */
    readonly recipient: Addressee
    /** Everyone whom it injured, in its order. */
    readonly victims: readonly Victim[]
    /** Of those of them who are employees: what they had to do and had done by the day, the protocols that name them. */
    readonly victimRecords: ReadonlyMap<EmployeeId, KnownFacts>
    /** What is attached to its steps, but what was withdrawn. */
    readonly evidence: readonly Evidence[]
    /** What is to be done after it, and what was: how it is now, whatever the day. */
    readonly measures: readonly ListedMeasure[]
    /** What was said of it in its earlier papers: of all of it, and of the one whom the paper is about. */
    readonly said: Said
    /** The microtrauma whose paper it is. */
    readonly microtrauma: Microtrauma
    /** Lines of the journal of microtraumas of the period that the paper names. */
    readonly journal: readonly Readonly<Record<string, string>>[]
    /** Papers of the archive that name them and hold, latest first. */
    readonly ownPapers: readonly Document[]
    /** Protocols of knowledge checks that name them, latest first. */
    readonly protocols: readonly Protocol[]
  }

export type Protocol = { readonly number: string; readonly date: LocalDate }

type Always = 'day' | 'company'
/** What has to be loaded for a source, if a form names it. */
export type Need = Exclude<keyof SourceFacts, Always>

/** What is known of one paper: `day`, `company`, and of the rest what was loaded and is there. */
export type KnownFacts = Pick<SourceFacts, Always> & Partial<SourceFacts>

/** Where a form's value comes from (источник): a pure function of the records, by the name that forms call it. */
export type Source = {
  readonly needs: readonly Need[]
  /** In Russian, for whoever writes forms: what it answers with. */
  readonly gives: string
  /** Every answer that it can give to a value with options; absent where answers are free. */
  readonly options?: readonly string[]
  /** Null where the records don't know. */
  readonly fill: (facts: KnownFacts) => KnownAnswer | null
}

type Told<N extends Need> = {
  readonly needs: readonly N[]
  readonly gives: string
  readonly options?: readonly string[]
  readonly fill: (facts: Pick<SourceFacts, Always | N>) => KnownAnswer | null
}

/** A source of what it needs: it is not asked where any of that isn't there. */
export const source = <N extends Need>({ fill, ...told }: Told<N>): Source => ({
  ...told,
  fill: (facts) => (hasAll(facts, told.needs) ? fill(facts) : null),
})

const hasAll = <N extends Need>(
  facts: KnownFacts,
  needs: readonly N[],
): facts is KnownFacts & Pick<SourceFacts, Always | N> => needs.every((need) => facts[need] !== undefined)
