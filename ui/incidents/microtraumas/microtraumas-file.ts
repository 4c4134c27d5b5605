import { deriveMicrotraumaState, type Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import { microtraumaStateWords } from '@osh/core/wording/microtraumas.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import type { MicrotraumaListStore } from './microtrauma-list-store.ts'
import { microtraumaTexts as texts } from './texts.ts'

const { heads, facts, fields } = texts

const columns: readonly Column<Microtrauma>[] = [
  { head: heads.injured, text: ({ injured }) => injured.fullName },
  { head: fields.post, text: ({ injured }) => injured.post },
  { head: heads.happened, moment: ({ occurredAt }) => occurredAt },
  { head: facts.place, text: ({ place }) => place },
  { head: facts.reported, moment: ({ reportedAt }) => reportedAt },
  { head: heads.injury, text: ({ injury }) => injury },
  { head: heads.state, text: (one) => microtraumaStateWords[deriveMicrotraumaState(one)] },
  {
    head: heads.term,
    day: (one) => (deriveMicrotraumaState(one) === 'to-review' ? reviewTerm(one).until : null),
  },
]

/** The register as it is filtered, all of it. */
export const makeMicrotraumasFile = async (store: MicrotraumaListStore): Promise<TableFile> =>
  makeTableFile(texts.title, columns, await store.readAll())
