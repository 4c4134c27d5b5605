import type { ProgramCode } from '../../../norms/program-words.ts'
import { readCompanyGround } from '../../../requirements/company-ground.ts'
import { findLearningPlace } from '../../../requirements/proposing/learning-place.ts'
import type { Post, ProfiledPost } from '../facts/work-records.ts'
import type { SaidFacts } from './said-once.ts'

export const placeWords = { inside: 'у работодателя', centre: 'в обучающей организации' } as const

/** What was answered about the post: of its own department first. */
export const findProfile = (profiles: readonly ProfiledPost[], { position, department }: Post) => {
  const alike = profiles.filter((one) => one.position === position)
  return (
    alike.find((one) => one.department === department) ?? alike.find((one) => one.department === null) ?? null
  )
}

/** Where whoever holds the post learns the programme; null where nothing was answered about the post. */
export function findPlace(
  code: ProgramCode,
  post: Post,
  profiles: readonly ProfiledPost[],
  facts: SaidFacts,
): keyof typeof placeWords | null {
  const found = findProfile(profiles, post)
  if (found === null) return null
  const training = [{ list: 'training', rows: facts.get('training') ?? [] }]
  const { microEnterprise, teachesInside } = readCompanyGround(training, post.position)
  return findLearningPlace(code, found.profile, { microEnterprise, teachesInside }).place
}
