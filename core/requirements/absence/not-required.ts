import type { Section } from '../../sections/section.ts'
import type { PostLine } from '../posts/post-line.ts'

/**
 * Why nobody is held to anything in a section, each reason once (не требуется); null while some post that is held requires something of it, has a
 * proposal that waits, or has not answered its questions.
 */
export function tellNotRequired(lines: readonly PostLine[], section: Section): readonly string[] | null {
  const held = lines.filter(({ people }) => people > 0)
  const counts = held.flatMap(({ sections }) => sections.filter((one) => one.section === section))
  const isAsked = counts.some(({ accepted, waiting }) => accepted + waiting > 0)
  if (held.length === 0 || isAsked || held.some(({ profile }) => profile === null)) return null
  return [...new Set(counts.flatMap(({ absent }) => (absent === null ? [] : [absent.why])))]
}
