import { staffSources } from './company/staff.ts'
import { briefingSources } from './employee/briefings.ts'
import { examinationSources } from './employee/examinations.ts'
import { personSources } from './employee/person.ts'
import { ppeSources } from './employee/ppe.ts'
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
} as const satisfies Readonly<Record<string, Source>>

const byName: ReadonlyMap<string, Source> = new Map(Object.entries(sources))

/** Null for a value without a source, and for a name that no source has. */
export const sourceNamed = (name: string | undefined): Source | null => byName.get(name ?? '') ?? null
