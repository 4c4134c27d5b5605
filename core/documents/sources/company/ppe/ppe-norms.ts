import { printPeriodicity } from '../../../../deadlines/periodicity.ts'
import { compareInRussian } from '../../../../shared/names/russian-order.ts'
import { formatPieces } from '../../../../wording/ppe.ts'
import { type Source, source } from '../../source.ts'
import { groupByPost } from '../posts.ts'
import { countPosts, type Row, tellRows } from '../rows.ts'

/**
 * The company's norms of PPE, as they were assigned to the holders of each post.
 *
 * Law: Приказ Минтруда России 29.10.2021 № 766н, п. 17 (its text was not compared).
 */
export const ppeNormSources = {
  'ppe.norms': source({
    needs: ['posts', 'shared-ppe'],
    gives: 'нормы выдачи СИЗ по должностям',
    fill: ({ posts, 'shared-ppe': asked }) => {
      const ofPosts = groupByPost(posts, asked)
      const seen = new Map<string, Row & { readonly post: string; readonly name: string }>()
      for (const { post, duties } of ofPosts)
        for (const { subject, periodicity } of duties) {
          if (subject.section !== 'ppe' || subject.event !== 'issuance') continue
          const norm = `${formatPieces(subject.quantity, subject.unit)}, ${printPeriodicity(periodicity)}`
          const basis = subject.norm === null ? '' : `п. ${subject.norm} ЕТН`
          const row = { post: post.position, type: '', name: subject.name, norm, basis }
          seen.set(JSON.stringify(row), row)
        }
      const rows = [...seen.values()].toSorted(
        (a, b) => compareInRussian(a.post, b.post) || compareInRussian(a.name, b.name),
      )
      const named = new Set(rows.map(({ post }) => post))
      return tellRows(rows, `из обязательств по СИЗ: ${countPosts([...named])}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
