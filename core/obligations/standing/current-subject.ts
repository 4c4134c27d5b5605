import { type RiskLevel, riskLevels } from '../../sections/risk.ts'
import { type WorkingConditionsClass, workingConditionsClasses } from '../../sections/working-conditions.ts'
import type { Completion, CompletionResult } from '../completion.ts'
import type { Subject } from '../subject.ts'
import { findLatestPassed } from './standing.ts'

type Fact = Pick<Completion, 'id' | 'date' | 'result' | 'takenBack'>

/**
 * The subject as it is after the completions: an assessment's class or level is the one found last,
 * the one given with the obligation where none was found. Other subjects are as given.
 */
export function deriveCurrentSubject(given: Subject, completions: readonly Fact[]): Subject {
  const found = findLatestPassed(completions)?.result
  if (given.section === 'workingConditions' && isClass(found)) return { ...given, established: found }
  if (given.section === 'risk' && isLevel(found)) return { ...given, established: found }
  return given
}

const isClass = (
  found: CompletionResult | undefined,
): found is Exclude<WorkingConditionsClass, 'notAssessed'> =>
  found !== undefined && (workingConditionsClasses as readonly string[]).includes(found)

const isLevel = (found: CompletionResult | undefined): found is Exclude<RiskLevel, 'notAssessed'> =>
  found !== undefined && (riskLevels as readonly string[]).includes(found)
