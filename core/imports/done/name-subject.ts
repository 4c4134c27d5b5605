import { briefingKinds } from '../../norms/briefings.ts'
import { type TrainingProgram, trainingPrograms } from '../../norms/training-programs.ts'
import type { RiskLevel } from '../../sections/risk.ts'
import { foldTitle } from '../columns/fold-title.ts'

const steps = [
  ['вводн', 'Вводный'],
  ['первичн', 'Первичный'],
  ['повторн', 'Повторный'],
  ['внеплан', 'Внеплановый'],
  ['целев', 'Целевой'],
] as const

/** What tells briefings of fire safety apart that are otherwise called the same. */
const apart = ['взрыв', '50']

/** The kind of briefing that the words mean, by its name; null where they mean none that the law knows. */
export function findBriefingKind(words: string): string | null {
  const folded = foldTitle(words)
  const isFire = /пожар/u.test(folded)
  const [only, ...others] = briefingKinds.filter(({ name, field }) => {
    const step = steps.find(([, word]) => name.startsWith(word))
    if (!step) return /электробез|(?:i|1|первую) групп/u.test(folded)
    const isSameField = isFire === (field === 'fire')
    return (
      folded.includes(step[0]) &&
      isSameField &&
      apart.every((word) => name.includes(word) === folded.includes(word))
    )
  })
  return only && others.length === 0 ? only.name : null
}

/** The programme that the words mean; null where they mean none, or several. */
export function findTrainingProgram(words: string): TrainingProgram | null {
  const folded = foldTitle(words)
  const code = programWords.find(([, fits]) => fits.test(folded))?.[0]
  const meant = code
    ? trainingPrograms.filter((program) => program.code === code)
    : highRiskWorks.flatMap(([works, program]) => (folded.includes(works) ? [program] : []))
  const [only] = meant
  return only && meant.length === 1 ? only : null
}

/** A Latin A looks like the Russian one. */
const programWords = [
  ['firstAid', /перв\p{L}* помощ/u],
  ['ppe', /(?:применени|использовани)\p{L}* (?:применени\p{L}* )?(?:сиз|средств\p{L}* индивид)/u],
  ['A', /программ\p{L}* [аa](?![\p{L}\d])|общи\p{L}* вопрос/u],
  ['B', /программ\p{L}* б(?![\p{L}\d])|работ при воздействии вредных/u],
] as const

/** What tells one programme of high-risk works from another. */
const highRiskWorks: readonly (readonly [string, TrainingProgram])[] = trainingPrograms
  .filter(({ code }) => code === 'V')
  .map((program) => {
    const works = program.title.replace('Безопасные методы и приемы выполнения', '').replace(/\(.*/u, '')
    return [foldTitle(works), program] as const
  })

/** Points of order 29н in the words: «п.п. 4.4; 6.1». */
export const listPoints = (words: string): readonly string[] => [
  ...new Set(words.replace(/29\s*[нn]/giu, ' ').match(/\d+(?:\.\d+)*/gu) ?? []),
]

const classes = ['1', '2', '3.1', '3.2', '3.3', '3.4', '4'] as const

/** «Вредный (3,1)» is «3.1»; null for what is no class. */
export function readClass(words: string): (typeof classes)[number] | null {
  const said = /\d(?:[.,]\d)?/u.exec(words)?.[0].replace(',', '.')
  return classes.find((one) => one === said) ?? null
}

/** «Средний» is `middle`; null for what is no level. */
export function readLevel(words: string): Exclude<RiskLevel, 'notAssessed' | 'excluded'> | null {
  const folded = foldTitle(words)
  if (folded.startsWith('низк')) return 'low'
  if (folded.startsWith('средн')) return 'middle'
  return /^(?:высок|повыш)/u.test(folded) ? 'high' : null
}
