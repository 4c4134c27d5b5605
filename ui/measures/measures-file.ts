import { deriveMeasureState } from '@osh/core/measures/measure.ts'
import type { ListedMeasure } from '@osh/core/measures/measure-repository.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeSource, measureStateWords } from '@osh/core/wording/measures.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import type { MeasureStore } from './measure-store.ts'
import { measureTexts as texts } from './texts.ts'

const { heads, fields } = texts

const listColumns = (today: LocalDate): readonly Column<ListedMeasure>[] => [
  { head: heads.what, text: ({ measure }) => measure.what },
  { head: heads.responsible, text: ({ measure }) => measure.responsible || texts.erased },
  { head: heads.due, day: ({ measure }) => measure.dueOn },
  {
    head: heads.source,
    text: ({ source, measure: { origin } }) =>
      describeSource(source, origin.is === 'inspector-order' ? origin.point : ''),
  },
  { head: heads.state, text: ({ measure }) => measureStateWords[deriveMeasureState(measure, today)] },
  { head: fields.shownBy, text: ({ measure }) => measure.shownBy },
  { head: fields.doneOn, day: ({ measure }) => measure.done?.on ?? null },
]

/** The measures as they are filtered, all of them. */
export const makeMeasuresFile = async (store: MeasureStore): Promise<TableFile> =>
  makeTableFile(texts.title, listColumns(store.today), await store.readAll())
