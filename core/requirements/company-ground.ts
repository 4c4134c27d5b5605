import type { KeptFacts } from '../facts/fact-records.ts'
import { isNamedIn } from '../facts/names-in-cell.ts'
import type { Ground } from './ground.ts'

/**
 * What a company has said once of itself that proposals for a position rest on; what it has not said is null.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 99, 100–102.
 */
export function readCompanyGround(
  said: readonly Pick<KeptFacts, 'list' | 'rows'>[],
  position: string,
): Pick<Ground, 'microEnterprise' | 'teachesInside' | 'instructions'> {
  const rowsOf = (code: string) => said.find(({ list }) => list === code)?.rows ?? []
  const [training] = rowsOf('training')
  return {
    microEnterprise: readYes(training?.micro),
    teachesInside: readYes(training?.register),
    instructions: rowsOf('instructions')
      .filter(({ name, posts }) => name && isNamedIn(posts ?? '', [position]))
      .map(({ name = '' }) => name),
  }
}

/** As `askYesOrNo` offers it. */
const readYes = (answer: string | undefined): boolean | null => (answer ? answer === 'да' : null)
