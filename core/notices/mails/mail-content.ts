import { isOverdue } from '../../deadlines/window.ts'
import type { ChainHead } from '../../journal/chain.ts'
import { type Section, sections } from '../../sections/section.ts'
import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import { COUNTED_TO } from '../../shared/page.ts'
import type { DatedOnDay } from '../feed/dated.ts'
import type { DueOnDay } from '../feed/feed-facts.ts'
import type { FeedKind, TitledNotice } from '../feed/feed-notice.ts'
import type { StepNotice, StepState } from '../notice.ts'
import type { MailTurn } from './mail-turn.ts'
import { listStagesSince, stages } from './stage.ts'

/** How many rows of a section fall due on a day, or were never done and have none. */
export type ToldDue = Omit<DueOnDay, 'due'> & { readonly due: LocalDate | null }

/** What a mail of notices is made of, as one member sees it. */
export type MailFacts = {
  /** All that falls due until `lastTold`; of each section no more than are counted of what is overdue, and of the rest. */
  readonly due: readonly ToldDue[]
  /** From today until `lastTold`; none for whoever does not see what is of the whole company. */
  readonly dated: readonly DatedOnDay[]
  readonly notices: readonly TitledNotice[]
  /** Null for whoever sees no accidents. */
  readonly steps: StepCounts | null
  /** Where the company's journal of actions ends; null for whoever does not answer for the company. */
  readonly head: ChainHead | null
}

/** How many steps of investigations are to be done at once, have passed their term, and of how many it ends within a day. */
export type StepCounts = Readonly<Record<'atOnce' | 'overdue' | 'due', number>>

export const countSteps = (steps: readonly Pick<StepNotice, 'state'>[]): StepCounts => {
  const count = (state: StepState): number => steps.filter((step) => step.state === state).length
  return { atOnce: count('at-once'), overdue: count('overdue'), due: count('due') }
}

export type SectionCounts = {
  readonly section: Section
  readonly overdue: number
  /** From today on: within a week, and within a month, those of the week among them. */
  readonly week: number
  readonly month: number
}

/** What has come to a stage: rows of a section, or what else has a last day. */
export type Reminder = DueOnDay | DatedOnDay

export type MailContent = {
  readonly today: LocalDate
  /** Null in a mail that only reminds. */
  readonly digest: {
    readonly sections: readonly SectionCounts[]
    /** What has come about since the last mail and was not read. */
    readonly notices: readonly TitledNotice[]
    /** Null where there are none. */
    readonly steps: StepCounts | null
    readonly head: ChainHead | null
  } | null
  /** What has come to a stage, what ends first first. */
  readonly reminders: readonly Reminder[]
}

const [MONTH, WEEK] = stages

/** The last deadline that a mail tells of. */
export const findLastToldDay = (today: LocalDate): LocalDate => addDays(today, MONTH)

/** What a member is told of by mail, without what they have switched off; null where there is nothing to tell. */
export function makeMailContent(
  turn: MailTurn,
  muted: readonly FeedKind[],
  facts: MailFacts,
): MailContent | null {
  const { today } = turn
  const due = facts.due.filter((one) => !muted.includes(isOverdue(one.due, today) ? 'overdue' : 'entered'))
  const reminders = turn.reminders ? listReminders(turn, facts) : []
  if (!turn.digest) return reminders.length === 0 ? null : { today, digest: null, reminders }
  const counts = sections.map((section) =>
    countSection(
      section,
      due.filter((one) => one.section === section),
      today,
    ),
  )
  const digest = {
    sections: counts.filter(({ overdue, month }) => overdue + month > 0),
    notices: facts.notices.filter(({ kind, day, read }) => !read && day > turn.after && !isCounted(kind)),
    steps: facts.steps && Object.values(facts.steps).some((count) => count > 0) ? facts.steps : null,
    head: facts.head,
  }
  const isEmpty =
    digest.sections.length + digest.notices.length + reminders.length === 0 &&
    digest.steps === null &&
    digest.head === null
  return isEmpty ? null : { today, digest, reminders }
}

/** What the counts of the sections tell. */
const isCounted = (kind: FeedKind): boolean => kind === 'overdue' || kind === 'entered'

function listReminders(
  { after, today }: MailTurn,
  { due, dated }: Pick<MailFacts, 'due' | 'dated'>,
): readonly Reminder[] {
  const days = listStagesSince(after, today)
  return [...due.filter(hasDay), ...dated]
    .filter((one) => days.some(({ from, to }) => from <= one.due && one.due <= to))
    .toSorted((a, b) => a.due.localeCompare(b.due))
}

const hasDay = (one: ToldDue): one is DueOnDay => one.due !== null

function countSection(section: Section, due: readonly ToldDue[], today: LocalDate): SectionCounts {
  const sum = (some: readonly ToldDue[]): number =>
    Math.min(
      COUNTED_TO,
      some.reduce((total, one) => total + one.count, 0),
    )
  const count = (from: LocalDate, to: LocalDate): number =>
    sum(due.filter((one) => one.due !== null && one.due >= from && one.due <= to))
  return {
    section,
    overdue: sum(due.filter((one) => isOverdue(one.due, today))),
    week: count(today, addDays(today, WEEK)),
    month: count(today, findLastToldDay(today)),
  }
}
