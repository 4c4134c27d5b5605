import { isNamedIn } from '../../../facts/names-in-cell.ts'
import { judgeExemption } from '../../../requirements/proposing/exemption.ts'
import type { ProfiledPost, StaffedPost } from '../facts/work-records.ts'
import { type KnownAnswer, type Source, type SourceFacts, source } from '../source.ts'
import { findProfile } from './learning-places.ts'
import { comparePosts } from './posts.ts'
import { countRows, type Row, tellRows } from './rows.ts'
import { fromList, rowsOf } from './said-once.ts'

const EXEMPT = 'exempt-posts'
const GROUP_ONE = 'electrical-posts'
const fromAnswers = 'из ответов о должностях'
const needs = ['facts', 'posts', 'profiles'] as const

type Known = Pick<SourceFacts, (typeof needs)[number]>
type Profile = ProfiledPost['profile']

/** What was answered about a post, as a row of the company's own list; null where the list is not about it. */
type Tell = (profile: Profile, post: StaffedPost) => Row | null

const tellExempt: Tell = (profile, { position, department }) =>
  judgeExemption(profile).is === 'exempt'
    ? {
        ...{ post: position, department, equipment: 'компьютер, оргтехника, бытовая техника' },
        ...{ card: '', sout: `класс ${profile.workingConditions}` },
      }
    : null

const tellGroupOne: Tell = ({ traits }, { position, department }) =>
  traits.includes('electricalGroupOne') ? { post: position, department, equipment: '', place: '' } : null

/** The rows of the company's own list, then posts of the staff that it doesn't name and that were answered so. */
function listPosts(list: string, tell: Tell, { facts, posts, profiles }: Known) {
  const said = rowsOf(facts, list)
  const given = posts
    .filter(({ position }) => !said.some(({ post = '' }) => isNamedIn(post, [position])))
    .toSorted(comparePosts)
    .flatMap((post): readonly Row[] => {
      const found = findProfile(profiles, post)
      const row = found && tell(found.profile, post)
      return row ? [row] : []
    })
  const from = [...(said.length > 0 ? [fromList(list)] : []), ...(given.length > 0 ? [fromAnswers] : [])]
  return { rows: [...said, ...given], from: from.join(' и ') }
}

const table = (list: string, tell: Tell, gives: string): Source =>
  source({
    needs,
    gives,
    fill: (known) => {
      const { rows, from } = listPosts(list, tell, known)
      return tellRows(rows, `${from}, ${countRows(rows)}`)
    },
  })

const nameRow = ({ post = '', department = '' }: Row): string =>
  department ? `${post} (${department})` : post

/** The posts in one line; null where there are none. */
function join(list: string, tell: Tell, known: Known): KnownAnswer | null {
  const { rows, from } = listPosts(list, tell, known)
  return rows.length === 0 ? null : { value: rows.map(nameRow).join('; '), from }
}

/**
 * Posts of which something was decided: as the company says of itself, and of the other posts of its staff as was answered about them.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 13, 54 (exempt posts).
 */
export const postsByAnswersSources = {
  'briefings.exempt': table(EXEMPT, tellExempt, 'должности, освобождённые от первичного инструктажа'),
  'briefings.exempt-list': source({
    needs,
    gives:
      'должности, освобождённые от первичного инструктажа, одной строкой; «нет», когда ответы есть обо всех должностях',
    fill: (known) => {
      const { posts, profiles } = known
      const isKnown = posts.length > 0 && posts.every((post) => findProfile(profiles, post) !== null)
      return join(EXEMPT, tellExempt, known) ?? (isKnown ? { value: 'нет', from: fromAnswers } : null)
    },
  }),
  'electrical.first-group': table(GROUP_ONE, tellGroupOne, 'должности с группой I по электробезопасности'),
  'electrical.first-group-list': source({
    needs,
    gives: 'должности с группой I одной строкой',
    fill: (known) => join(GROUP_ONE, tellGroupOne, known),
  }),
} as const satisfies Readonly<Record<string, Source>>
