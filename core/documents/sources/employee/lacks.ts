import { type Source, source } from '../source.ts'
import { listRunOut } from './lacked.ts'
import { duties } from './marks.ts'

/** What an employee has not done in time. */
export const lackSources = {
  'training.lacked': source({
    needs: ['duties'],
    gives: 'какое обучение просрочено и с какого дня',
    fill: ({ duties: all, day }) => {
      const asked = all.filter(({ subject }) => subject.section === 'training')
      const words = listRunOut(asked, day).map(({ what }) => what)
      return words.length === 0 ? null : { value: words.join('; '), from: duties }
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
