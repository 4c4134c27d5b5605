import type { KeptFacts } from '../facts/fact-records.ts'
import { HALF_YEARLY_FIRE_BRIEFING } from '../facts/lists/fire.ts'
import { isNamedIn } from '../facts/names-in-cell.ts'
import { readWholeNumber } from '../shared/input/whole-number.ts'
import type { Ground } from './ground.ts'

/**
 * What a company has said once of itself that proposals for a position rest on; what it has not said is null.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 31, 99, 100–102; приказ МЧС России 16.12.2024 № 1120.
 */
export function readCompanyGround(
  said: readonly Pick<KeptFacts, 'list' | 'rows'>[],
  position: string,
): Omit<Ground, 'position' | 'norms'> {
  const rowsOf = (code: string) => said.find(({ list }) => list === code)?.rows ?? []
  const [training] = rowsOf('training')
  const [fire] = rowsOf('fire')
  return {
    microEnterprise: readYes(training?.micro),
    teachesInside: readYes(training?.register),
    instructions: rowsOf('instructions')
      .filter(({ name, posts }) => name && isNamedIn(posts ?? '', [position]))
      .map(({ name = '' }) => name),
    fireBriefing: {
      isHalfYearly: fire?.frequency ? fire.frequency === HALF_YEARLY_FIRE_BRIEFING : null,
      people: readCount(fire?.people),
    },
    internshipShifts: readCount(training?.shifts),
  }
}

/** As `askYesOrNo` offers it. */
const readYes = (answer: string | undefined): boolean | null => (answer ? answer === 'да' : null)

const readCount = (answer: string | undefined): number | null =>
  readWholeNumber(answer, 1, Number.MAX_SAFE_INTEGER)
