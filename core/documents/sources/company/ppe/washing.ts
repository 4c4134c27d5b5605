import type { FactRow } from '../../../../facts/fact-records.ts'
import { isNamedIn } from '../../../../facts/names-in-cell.ts'
import type { WashingNorm } from '../../../../norms/ppe/ppe-norm.ts'
import { type KnownAnswer, type Source, type SourceFacts, source } from '../../source.ts'
import { findProfile } from '../learning-places.ts'
import { listOnce } from '../posts.ts'
import { countRows, type Row, tellRows } from '../rows.ts'
import { fromList, rowsOf } from '../said-once.ts'

const LIST = 'washing'
const fromNorms = 'из требований по должностям и Единых типовых норм'
const APPENDIX = 'приложение № 3'

type Known = Pick<SourceFacts, 'facts' | 'profiles' | 'norms'>
const needs = ['facts', 'profiles', 'norms'] as const

/** A norm's agents, as the company's own list has them; how they are given out, a person says. */
const listAgents = (post: string, { work, agents }: WashingNorm): readonly FactRow[] =>
  agents.map(({ name, monthly }) => ({
    ...{ post, dirt: work, name, norm: monthly, point: APPENDIX, way: '' },
  }))

/** What the norms give for the dirt of positions that the company's own list does not name. */
function listByNorms({ facts, profiles, norms }: Known): readonly FactRow[] {
  const said = rowsOf(facts, LIST)
  const asked = profiles.filter(({ position }) => !said.some(({ post = '' }) => isNamedIn(post, [position])))
  return norms.washing.flatMap((norm) => {
    const dirty = asked.filter(({ profile }) => profile.dirt.includes(norm.id))
    const posts = listOnce(dirty.map(({ position }) => position)).join(', ')
    return posts === '' ? [] : listAgents(posts, norm)
  })
}

/** Of one person's post: the company's own rows, or else what the norms give for its dirt. */
function listOfPost(
  { facts, profiles, norms }: Known,
  post: { readonly position: string; readonly department: string },
): { readonly rows: readonly FactRow[]; readonly from: string } {
  const said = rowsOf(facts, LIST).filter((row) => isNamedIn(row.post ?? '', [post.position]))
  if (said.length > 0) return { rows: said, from: fromList(LIST) }
  const dirt = findProfile(profiles, post)?.profile.dirt ?? []
  const given = norms.washing.filter(({ id }) => dirt.includes(id))
  return { rows: given.flatMap((norm) => listAgents(post.position, norm)), from: fromNorms }
}

const tell = (rows: readonly Row[], from: string): KnownAnswer | null =>
  tellRows(rows, `${from}, ${countRows(rows)}`)

/**
 * Washing agents of posts: what the company says of itself, and of other posts what the norms give for the dirt that was answered.
 *
 * Law: Приказ Минтруда России 29.10.2021 № 767н, приложение № 3.
 */
export const washingSources = {
  'washing.norms': source({
    needs,
    gives:
      'нормы выдачи смывающих средств: сведения организации, а по остальным должностям — загрязнения из требований',
    fill: (known) => {
      const [said, given] = [rowsOf(known.facts, LIST), listByNorms(known)]
      const from = [said.length > 0 ? fromList(LIST) : '', given.length > 0 ? fromNorms : '']
      return tell([...said, ...given], from.filter(Boolean).join('; '))
    },
  }),
  'washing.of-person': source({
    needs: [...needs, 'employee'],
    gives: 'смывающие средства по должности работника',
    fill: ({ employee, ...known }) => {
      const { rows, from } = listOfPost(known, employee)
      return tell(
        rows.map(({ name = '', point = '', norm = '', way = '' }) => ({
          name,
          norm: point,
          amount: norm,
          way,
        })),
        from,
      )
    },
  }),
  'washing.dirt': source({
    needs: [...needs, 'employee'],
    gives: 'загрязнения по должности работника',
    fill: ({ employee, ...known }) => {
      const { rows, from } = listOfPost(known, employee)
      const dirt = [...new Set(rows.map((row) => row.dirt ?? ''))].join(', ')
      return dirt === '' ? null : { value: dirt, from }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
