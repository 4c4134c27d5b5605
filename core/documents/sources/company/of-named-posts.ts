import type { PpeNormItem, ProfessionNorm } from '../../../norms/ppe/ppe-norm.ts'
import { foldName } from '../../../shared/names/name-search.ts'
import { formatPieces } from '../../../wording/ppe.ts'
import { type KnownAnswer, type Source, source } from '../source.ts'
import { listOnce } from './posts.ts'
import { fromList, rowsOf } from './said-once.ts'

/** Whether a post is of that name, or of it with more words after it: «Токарь» names «Токарь 5 разряда», no «Токарь-расточник». */
function isOfPost(post: string, named: string): boolean {
  const [whole, begun] = [foldName(post), foldName(named)]
  return whole === begun || whole.startsWith(`${begun} `)
}

const isOneOf = (post: string, named: readonly string[]): boolean =>
  named.some((name) => isOfPost(post, name))

/** The norm of each post named: the profession of that very name before those that only begin with it. */
const findNorms = (professions: readonly ProfessionNorm[], named: readonly string[]) =>
  named.flatMap((name) => {
    const called = ({ profession, also }: ProfessionNorm) => [profession, ...also]
    const exact = professions.find((norm) => called(norm).some((one) => foldName(one) === foldName(name)))
    return exact ?? professions.find((norm) => called(norm).some((one) => isOfPost(one, name))) ?? []
  })

const wordItem = ({ name, quantity, unit }: Pick<PpeNormItem, 'name' | 'quantity' | 'unit'>): string =>
  `${name} — ${formatPieces(quantity, unit)}`

function tell(items: readonly string[], from: string): KnownAnswer | null {
  const once = listOnce(items)
  return once.length === 0 ? null : { value: once.join('; '), from }
}

/** What the records know of the posts that an instruction is for. */
export const namedPostSources = {
  /** Law: Приказ Минтруда России 29.10.2021 № 767н, приложение № 1: where the company has norms of its own, those are said. */
  'ppe.of-post': source({
    needs: ['shared-ppe', 'named-posts', 'norms'],
    gives:
      'СИЗ должностей, названных в документе: по нормам организации, а где их нет — по Единым типовым нормам',
    fill: ({ 'shared-ppe': asked, 'named-posts': named, norms }) => {
      const issued = asked.flatMap(({ subject, position }) =>
        subject.section === 'ppe' && subject.event === 'issuance' && isOneOf(position, named)
          ? [wordItem(subject)]
          : [],
      )
      const found = findNorms(norms.professions, named)
      const professions = found.map(({ profession }) => profession).join(', ')
      return (
        tell(issued, 'из обязательств по СИЗ') ??
        tell(
          found.flatMap(({ items }) => items.map(wordItem)),
          `из Единых типовых норм № 767н: ${professions}; список в сервисе неполный, сверьте с приказом`,
        )
      )
    },
  }),
  /** Law: Приказ Минтруда России 29.10.2021 № 772н: an instruction lists the risks and hazards of the work. */
  'hazards.of-post': source({
    needs: ['facts', 'named-posts'],
    gives: 'опасности рабочих мест с должностями, названными в документе',
    fill: ({ facts, 'named-posts': named }) => {
      const rows = rowsOf(facts, 'hazards').filter(({ place = '' }) =>
        place.split(/[,;]/).some((one) => isOneOf(one, named)),
      )
      return tell(
        rows.map(({ hazard = '', event = '' }) => `${hazard} (${event})`),
        fromList('hazards'),
      )
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
