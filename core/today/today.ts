import type { BarredEmployee } from '../admission/barred-employee.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Horizon } from '../deadline-tables/deadline-table.ts'
import type { ListedMeasure, MeasureCounts } from '../measures/measure-repository.ts'
import type { Section } from '../sections/section.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { AwaitedMemo } from './awaited-memo.ts'
import type { EndedAct } from './ended-acts.ts'
import { type Part, readPart } from './part.ts'
import type { RegistryWait } from './registry-waits.ts'
import type { Unfilled } from './unfilled-roles.ts'

/** «Не допускать сегодня»: the first of those who may not work. */
export type BarredToday = Listed<BarredEmployee> & {
  /** How many of all that were counted are suspended by an order already. */
  readonly suspended: number
  /** The nearest deadline that may keep someone from work, when no one is. */
  readonly next: Horizon['next']
  /** How much the records say when no one is kept from work; null when someone is. */
  readonly assigned: Assigned | null
}

/** Who of those at work has something assigned that can keep them from it: without it the records say nothing of them. */
export type Assigned = {
  readonly to: 'all' | 'some' | 'no-one'
  /** How many have nothing; capped at 1,000. */
  readonly without: number
}

/** «Просрочено»: rows of each section, capped at 1,000 each. */
export type OverdueToday = {
  readonly counts: Readonly<Record<Section, number>>
  /** Of how many employees; null where a section has more rows than are counted, and where people aren't. */
  readonly people: number | null
}

/** «Ждёт решения». */
export type AwaitingToday = {
  /** Memos that are open too long, the oldest first, ten at most. */
  readonly memos: Listed<AwaitedMemo>
  readonly unfilled: Unfilled | null
  readonly acts: readonly EndedAct[]
  /** What is there, in the order in which it is done. */
  readonly registry: readonly RegistryWait[]
}

/** «Мероприятия»: those overdue and due soon, the earliest term first, ten at most; and how many there are. */
export type MeasuresToday = { readonly items: readonly ListedMeasure[]; readonly counts: MeasureCounts }

export const MEASURES_TOLD = 10

/** Today's work of a company, part by part. */
export type Today = {
  readonly barred: Part<BarredToday>
  readonly overdue: Part<OverdueToday>
  readonly awaiting: Part<AwaitingToday>
  readonly measures: Part<MeasuresToday>
}

export interface TodayQueries {
  look(companyId: CompanyId): Promise<Today>
  /** A page of those who may not work, the earliest reason first. */
  listBarred(companyId: CompanyId, page: PageQuery): Promise<Listed<BarredEmployee>>
}

/** How many of those who may not work are told at first. */
export const FIRST_BARRED: PageQuery = { page: 1, limit: 20 }

/** How each part is read. */
export type TodayParts = {
  readonly barred: () => Promise<BarredToday>
  readonly overdue: () => Promise<OverdueToday>
  readonly awaiting: () => Promise<AwaitingToday>
  readonly measures: () => Promise<MeasuresToday>
}

export async function readToday(parts: TodayParts): Promise<Today> {
  const [barred, overdue, awaiting, measures] = await Promise.all([
    readPart(parts.barred),
    readPart(parts.overdue),
    readPart(parts.awaiting),
    readPart(parts.measures),
  ])
  return { barred, overdue, awaiting, measures }
}
