import type { Brand } from '../shared/brand.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** What was sent at once (набор): one file or several. */
export type RegistrySetId = Brand<number, 'RegistrySetId'>

/** So many records stand in one file. */
export const MOST_IN_FILE = 5000

/** What stands for СНИЛС where a foreigner has none. */
export type ForeignDocument = { readonly number: string; readonly citizenship: string }

/** A company as the register names it. */
export type RegistryCompany = { readonly inn: string; readonly title: string }

/**
 * One person's knowledge check as the register of the trained takes it (запись реестра обученных лиц).
 * Law: ПП РФ 24.12.2021 № 2464, п. 118 «б».
 */
export type RegistryRecord = {
  readonly lastName: string
  readonly firstName: string
  readonly fatherName: string | null
  /** Null of a foreigner who has none: then `foreign` is there. */
  readonly snils: string | null
  readonly foreign: ForeignDocument | null
  readonly position: string
  readonly passed: boolean
  readonly programId: number
  readonly programTitle: string
  readonly date: LocalDate
  readonly protocol: string
}

/** The record's own name, by which an answer tells of it. */
export type OuterId = Brand<string, 'OuterId'>

/** Of all companies no other record has it: letters, digits and dashes alone. */
export const nameRecord = (companyId: number, setId: RegistrySetId, place: number): OuterId =>
  `${companyId}-${setId}-${place}` as OuterId

/** Which of its set it is, the first being 1. */
export const takePlace = (id: OuterId): number => Number(id.slice(id.lastIndexOf('-') + 1))
