import type { LocalDate } from '../shared/dates/local-date.ts'
import { actById, FACTORS_ACT } from './acts.ts'
import type { Confidence } from './confidence.ts'
import data from './factors-29n.json' with { type: 'json' }

export type FactorSection = 'chemical' | 'biological' | 'aerosol' | 'physical' | 'labour-process' | 'works'
export type FactorMark = 'А' | 'Ф' | 'Р' | 'К' | 'О'

/** A point of the appendix to order 29н: a harmful factor, a kind of work, or a heading over such. */
export type Factor = {
  /** «1.47.16»; unique. */
  readonly point: string
  readonly name: string
  readonly section: FactorSection
  /** The point it is under; null at the top. */
  readonly parent: string | null
  /** How often the examination comes; null for a heading, and for a point of the examination on hiring alone. */
  readonly periodicityMonths: 12 | 24 | null
  /** Headings can't be chosen. */
  readonly selectable: boolean
  readonly marks: readonly FactorMark[]
  readonly confidence: Confidence
  readonly validFrom: LocalDate | null
  readonly validTo: LocalDate | null
}

/** Finds a point by its number; null if there is none. */
export type FactorLookup = (point: string) => Factor | null

export const factorSections: Readonly<Record<FactorSection, string>> = {
  chemical: 'I. Химические факторы',
  biological: 'II. Биологические факторы',
  aerosol: 'III. Аэрозоли преимущественно фиброгенного действия (АПФД) и пыли',
  physical: 'IV. Физические факторы',
  'labour-process': 'V. Факторы трудового процесса',
  works: 'VI. Выполняемые работы',
}

export const factorMarks: Readonly<Record<FactorMark, string>> = {
  А: 'аллерген',
  Ф: 'фиброгенный аэрозоль',
  Р: 'опасен для репродуктивного здоровья',
  К: 'канцероген',
  О: 'опасен развитием острого отравления',
}

/** Points whose own cell is empty in the order: the period is taken from the neighbouring point. */
const inferred: ReadonlySet<string> = new Set(['18.2'])

const { validFrom, validTo } = actById(FACTORS_ACT)

/**
 * All 226 points, in the order's own sequence; 213 of them selectable.
 * Law: Приказ Минздрава России 28.01.2021 № 29н, приложение к Порядку.
 */
export const factors: readonly Factor[] = data.map(
  ({ point, name, section, parent, periodicityMonths, selectable, marks }) => ({
    point,
    name,
    section: section as FactorSection,
    parent,
    periodicityMonths: periodicityMonths as Factor['periodicityMonths'],
    selectable,
    marks: marks as readonly FactorMark[],
    confidence: inferred.has(point) ? 'inferred' : 'found',
    validFrom,
    validTo,
  }),
)

export const selectableFactors: readonly Factor[] = factors.filter((factor) => factor.selectable)

const byNumber: ReadonlyMap<string, Factor> = new Map(factors.map((factor) => [factor.point, factor]))

/** The point with that number, headings included; null if there is none. */
export const findFactor: FactorLookup = (point) => byNumber.get(point) ?? null

/** Whether an examination may name the point: it is there and is no heading. */
export const isSelectableFactor = (point: string): boolean => byNumber.get(point)?.selectable ?? false
