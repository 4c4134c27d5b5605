import type { Bar } from '@osh/core/admission/bar.ts'
import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import { hideConclusions } from '@osh/core/hiding/hide.ts'
import { groundOf } from '@osh/core/norms/admission-grounds.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import type { TodayQueries } from '@osh/core/today/today.ts'
import { cite } from '@osh/core/wording/law/norms.ts'
import type { ServedBy } from '#adapters/wire/contract/call.ts'
import type { WordedBar, WordedBarred } from '#adapters/wire/today/barred-wire.ts'
import { todayCalls } from '#adapters/wire/today/today-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  look: "Today's work: who may not work, what is overdue, what waits for a decision; each part for itself",
  listBarred: 'Who may not work today, with all reasons and the order that holds, the earliest reason first',
}

export const addTodayRoutes = (api: Api): void =>
  serve(api, todayCalls, described, ({ records, hidden }) =>
    addWords(records.today, (one) => hideConclusions(one, hidden)),
  )

/** Says of each reason which point of which act it is, and what it says. */
const addWords = (
  today: TodayQueries,
  show: (one: BarredEmployee) => BarredEmployee,
): ServedBy<typeof todayCalls> => ({
  look: async (company) => {
    const { barred, ...others } = await today.look(company)
    return {
      ...others,
      barred: barred.is === 'ready' ? { ...barred, value: wordListed(barred.value, show) } : barred,
    }
  },
  listBarred: async (company, page) => wordListed(await today.listBarred(company, page), show),
})

const wordListed = <L extends Listed<BarredEmployee>>(
  listed: L,
  show: (one: BarredEmployee) => BarredEmployee,
): Omit<L, 'items'> & Pick<Listed<WordedBarred>, 'items'> => ({
  ...listed,
  items: listed.items.map(show).map((one) => ({ ...one, bars: one.bars.map(wordBar) })),
})

function wordBar(bar: Bar): WordedBar {
  const { citation, words } = groundOf(bar.ground)
  return { ...bar, law: cite(citation), reason: words }
}
