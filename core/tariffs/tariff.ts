import { type Section, sections } from '../sections/section.ts'

/** How many months are paid for at once. */
export const terms = [3, 6, 12] as const
export type Term = (typeof terms)[number]

/** A company begins with the introductory tariff, which lasts so many days from the company's first. */
export const TRIAL_DAYS = 14

/** What a company may keep and do under a tariff. */
export type TariffLimits = {
  /** How many may be on the staff; whoever is dismissed counts no more. */
  readonly employees: number
  /** `office`: workplaces in offices alone; `any`: those of every activity. */
  readonly workplaces: 'office' | 'any'
  readonly sections: readonly Section[]
  /** Whether templates that are made for the company cost extra. */
  readonly ownTemplates: 'paid' | 'free'
}

type Tariff = TariffLimits & {
  /** Roubles for the whole term; null where nothing is paid. */
  readonly price: Readonly<Record<Term, number>> | null
}

/**
 * Management of occupational safety (of which the assessment of risks is a part), training, briefings with the instructions that they
 * are held by, and the assessment of working conditions.
 */
const ofOffices = ['briefing', 'instruction', 'training', 'workingConditions', 'risk'] as const
const all = { employees: 500, workplaces: 'any', sections, ownTemplates: 'free' } as const

/** What the service costs and gives, in the order in which it is offered: every page, invoice and limit reads it here. */
const table = {
  introductory: { price: null, ...all },
  basic: {
    price: { 3: 6000, 6: 10_000, 12: 18_000 },
    employees: 50,
    workplaces: 'office',
    sections: ofOffices,
    ownTemplates: 'paid',
  },
  standard: { price: { 3: 9000, 6: 15_000, 12: 27_000 }, ...all },
} as const satisfies Readonly<Record<string, Tariff>>

/** What a tariff is called in data. */
export type TariffName = keyof typeof table

export const tariffs = Object.keys(table) as readonly TariffName[]

/** Roubles for the term; of the introductory tariff 0. */
export const computePrice = (tariff: TariffName, term: Term): number => table[tariff].price?.[term] ?? 0

/** «От … в месяц»: what a month comes to when a year is paid at once, rounded up to whole hundreds of roubles. */
export const computeMonthlyFrom = (tariff: TariffName): number =>
  Math.ceil(computePrice(tariff, 12) / 12 / 100) * 100

/** What may be kept and done under a tariff; the introductory one has all that the standard one has. */
export const findTariffLimits = (tariff: TariffName): TariffLimits => table[tariff]
