import { listCitedActs } from '../../norms/acts/cited-acts.ts'
import type { FullAct } from '../../norms/acts/full-acts.ts'
import { putInsideSentence } from '../../shared/texts/inside-sentence.ts'
import { nameAct, nameActFully } from './expiry.ts'
import { nameActWithin } from './norms.ts'

/** What is said of an act in passing, not a part of its name or its points: «(рекомендации)», « — не реже 1 раза в год». */
const ASIDES = /\s*\([^)]*\)|\s+—[^,;]*/gu

/** From the first mark of a part of the act on: «п. 10, 11, 33 «а»». */
const POINTS = /(?:ст|ч|п|прил|разд)\.\s*\S.*$/u

/** Letters of a title: a longer one says less than the number in a cell of a table. */
const LONGEST_TITLE = 150

/** A code goes by its name, any other act by who issued it, when, and its title. */
const nameForPaper = (act: FullAct): string => {
  const title = act.title ?? ''
  if (/^(?:\p{L}+ )?кодекс /iu.test(title)) return title
  return putInsideSentence(title.length > LONGEST_TITLE ? nameAct(act) : nameActFully(act))
}

function namePart(part: string): readonly string[] {
  const [act, ...others] = listCitedActs(part)
  if (act === undefined) return []
  if (others.length > 0) return [act, ...others].map(nameActWithin)
  const points = POINTS.exec(part.replaceAll(ASIDES, ''))?.[0].trim()
  return [points === undefined ? nameForPaper(act) : `${nameForPaper(act)}, ${points}`]
}

/**
 * What a role rests on (`Role.legalBasis`) as an order prints it: acts by their names, asides left out. «2464 п. 29» becomes «постановление Правительства РФ
 * от 24.12.2021 № 2464 «О порядке обучения по охране труда …», п. 29». Of several acts named at once no titles are told; a part that names none is left out.
 */
export const nameBasis = (legalBasis: string): string => legalBasis.split(';').flatMap(namePart).join('; ')
