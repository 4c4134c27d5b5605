import { briefing } from './briefing.ts'
import { instruction } from './instruction.ts'
import { medicalExamination } from './medical-examination.ts'
import { ppe } from './ppe.ts'
import { risk } from './risk.ts'
import type { SectionRules } from './section-rules.ts'
import { training } from './training.ts'
import { workingConditions } from './working-conditions.ts'

/** The seven kinds of obligation, in the order of tabs and lists. */
const table = {
  briefing,
  instruction,
  training,
  medicalExamination,
  ppe,
  workingConditions,
  risk,
} as const satisfies Readonly<Record<string, SectionRules>>

export type Section = keyof typeof table

export const sections = Object.keys(table) as readonly Section[]

/** What an assessment may find, in any section. */
export type Finding = (typeof table)[Section]['findings'][number]

type Rules = Omit<SectionRules, 'findings'> & { readonly findings: readonly Finding[] }

/** What the section's own file says. */
export const findRules = (section: Section): Rules => table[section]

/** One thing of every section: `ofEach(({ words }) => words.name)`. */
export const mapSections = <T>(tell: (rules: SectionRules) => T): Readonly<Record<Section, T>> =>
  Object.fromEntries(sections.map((section) => [section, tell(table[section])])) as Record<Section, T>

/** The sections of which something holds, in their order. */
export const filterSections = (holds: (rules: SectionRules) => boolean): readonly Section[] =>
  sections.filter((section) => holds(table[section]))

/** The sections whose obligations are of something with a name; what is assessed has none. */
export const namedSections = filterSections(({ findings }) => findings.length === 0)

/** Whether every memo row of the section counts at once when its date is entered. */
export const isDated = (section: Section): boolean => table[section].isDated
