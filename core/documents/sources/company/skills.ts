import { findProgram } from '../../../norms/training-programs.ts'
import { findHolder, wordHolder } from '../facts/holders.ts'
import type { SharedDuty } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { groupByPost, listOnce, nameSubject } from './posts.ts'
import { countPosts, tellRows } from './rows.ts'

/** PPE that takes practice, with the skill. Law: ПП РФ 24.12.2021 № 2464, п. 38 (which items those are, the employer says). */
const skills: readonly (readonly [item: RegExp, skill: string])[] = [
  [/привяз|строп страховоч|самостраховк/iu, 'надевание и подгонка, присоединение к анкерной точке, осмотр'],
  [/респиратор|противогаз|самоспасател|дыхани/iu, 'надевание, проверка прилегания, замена фильтров'],
  [/диэлектрическ/iu, 'осмотр, проверка на проколы и срока испытания'],
  [/(?<!без)опасност.*химич|изолирующ.*костюм/iu, 'надевание, снятие без загрязнения'],
]

const findSkill = (name: string): string | null => skills.find(([item]) => item.test(name))?.[1] ?? null

type Skilled = { readonly name: string; readonly skill: string; readonly asked: readonly SharedDuty[] }

const listSkilled = (asked: readonly SharedDuty[]): readonly Skilled[] =>
  [...Map.groupBy(asked, nameSubject)]
    .flatMap(([name, alike]) => {
      const skill = findSkill(name)
      return skill === null ? [] : [{ name, skill, asked: alike }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'ru'))

const wordPosts = ({ asked }: Skilled): string => listOnce(asked.map(({ position }) => position)).join(', ')

const from = 'из обязательств по СИЗ'

const isHighRisk = (one: SharedDuty): boolean => findProgram(nameSubject(one))?.code === 'V'

/** What the work of posts takes: PPE with its skills, internship. */
export const skillSources = {
  'ppe.skilled': source({
    needs: ['shared-ppe'],
    gives: 'СИЗ, применение которых требует практических навыков: должности и навык',
    fill: ({ 'shared-ppe': asked }) => {
      const rows = listSkilled(asked).map((one) => ({
        ...{ name: one.name, posts: wordPosts(one), skill: one.skill },
      }))
      return tellRows(rows, `${from}: ${rows.length}`)
    },
  }),
  'ppe.skilled-posts': source({
    needs: ['shared-ppe', 'holders'],
    gives: 'СИЗ, применение которых требует практических навыков: сколько работников, кто обучает',
    fill: ({ 'shared-ppe': asked, holders }) => {
      const trainer = wordHolder(findHolder(holders, 'trainer'))
      const rows = listSkilled(asked).map((one) => ({
        ...{ name: one.name, reason: one.skill, posts: wordPosts(one), trainer },
        count: String(one.asked.reduce((sum, { people }) => sum + people, 0)),
      }))
      return tellRows(rows, `${from}: ${rows.length}`)
    },
  }),
  'internship.posts': source({
    needs: ['posts', 'shared-training', 'holders', 'facts'],
    gives: 'должности, которые обучаются работам повышенной опасности: стажировка и кто ею руководит',
    fill: ({ posts, 'shared-training': asked, holders, facts }) => {
      const shifts = facts.get('training')?.[0]?.shifts || '2'
      const mentor = findHolder(holders, 'internship')?.position ?? ''
      const rows = groupByPost(posts, asked.filter(isHighRisk)).map(({ post, duties }) => ({
        ...{ post: post.position, department: post.department, shifts, mentor },
        danger: listOnce(duties.map(nameSubject)).join('; '),
      }))
      return tellRows(rows, `из обязательств по обучению: ${countPosts(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
