import { extinguisherSources } from './company/extinguishers.ts'
import { fireDutySources } from './company/fire-duties.ts'
import { instructionSources } from './company/instructions.ts'
import { planSources } from './company/measures.ts'
import { contingentSources } from './company/medical.ts'
import { medicalCalendarSources } from './company/medical-calendar.ts'
import { namedPostSources } from './company/of-named-posts.ts'
import { archiveSources } from './company/papers.ts'
import { postSources } from './company/posts.ts'
import { postsByAnswersSources } from './company/posts-by-answers.ts'
import { ppeNeededSources } from './company/ppe/ppe-needed.ts'
import { ppeNormSources } from './company/ppe/ppe-norms.ts'
import { wornSources } from './company/ppe/ppe-worn.ts'
import { washingSources } from './company/ppe/washing.ts'
import { roleSources } from './company/roles.ts'
import { saidOnceSources } from './company/said-once.ts'
import { saidTableSources } from './company/said-tables.ts'
import { skillSources } from './company/skills.ts'
import { staffSources } from './company/staff.ts'
import { trainingPlanSources } from './company/training-plan.ts'
import { workplaceListSources } from './company/workplaces.ts'
import { admissionSources } from './employee/admission.ts'
import { briefingSources } from './employee/briefings.ts'
import { examinationSources } from './employee/examinations.ts'
import { headSources } from './employee/head.ts'
import { lackSources } from './employee/lacks.ts'
import { orderSources } from './employee/orders.ts'
import { personSources } from './employee/person.ts'
import { ppeSources } from './employee/ppe.ts'
import { ppeCardSources } from './employee/ppe-card.ts'
import { trainingSources } from './employee/training.ts'
import { workplaceSources } from './employee/workplace.ts'
import { courseSources } from './incident/course.ts'
import { faultSources } from './incident/faults.ts'
import { fileSources } from './incident/file.ts'
import { incidentSources } from './incident/incident.ts'
import { measureSources } from './incident/measures.ts'
import { otherSources } from './incident/others.ts'
import { recipientSources } from './incident/recipient.ts'
import { saidSources } from './incident/said.ts'
import { victimSources } from './incident/victims.ts'
import { briefingJournalSources } from './journals/briefing-journals.ts'
import { instructionJournalSources } from './journals/instruction-journals.ts'
import { medicalJournalSources } from './journals/medical-journals.ts'
import { ppeJournalSources } from './journals/ppe-journal.ts'
import { trainingJournalSources } from './journals/training-journals.ts'
import { microtraumaSources } from './microtrauma/record.ts'
import type { Source } from './source.ts'

/** Every source that a form may name; docs/forms.md lists them. */
export const sources = {
  ...staffSources,
  ...personSources,
  ...briefingSources,
  ...trainingSources,
  ...examinationSources,
  ...workplaceSources,
  ...ppeSources,
  ...incidentSources,
  ...courseSources,
  ...faultSources,
  ...fileSources,
  ...victimSources,
  ...otherSources,
  ...measureSources,
  ...saidSources,
  ...recipientSources,
  ...microtraumaSources,
  ...briefingJournalSources,
  ...trainingJournalSources,
  ...instructionJournalSources,
  ...ppeJournalSources,
  ...medicalJournalSources,
  ...postSources,
  ...postsByAnswersSources,
  ...contingentSources,
  ...trainingPlanSources,
  ...instructionSources,
  ...workplaceListSources,
  ...ppeNormSources,
  ...roleSources,
  ...archiveSources,
  ...skillSources,
  ...namedPostSources,
  ...wornSources,
  ...headSources,
  ...fireDutySources,
  ...admissionSources,
  ...saidOnceSources,
  ...saidTableSources,
  ...planSources,
  ...extinguisherSources,
  ...medicalCalendarSources,
  ...ppeNeededSources,
  ...washingSources,
  ...ppeCardSources,
  ...orderSources,
  ...lackSources,
} as const satisfies Readonly<Record<string, Source>>

const byName: ReadonlyMap<string, Source> = new Map(Object.entries(sources))

/** Null for a value without a source, and for a name that no source has. */
export const sourceNamed = (name: string | undefined): Source | null => byName.get(name ?? '') ?? null
