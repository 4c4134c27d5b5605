import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { YearFigures } from '@osh/core/incidents/figures/year-figures.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { listForm7Lines } from '@osh/core/wording/form-7.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { figureTexts } from '#ui/incidents/figures/texts.ts'
import { oneOf } from '../support/words.ts'
import type { OshWorld } from '../support/world.ts'

const SOMEBODY = 'Ольга'

const figureIn = (figures: YearFigures, name: string): number | null =>
  oneOf<(of: YearFigures) => number | null>(
    {
      'Несчастных случаев': ({ accidents }) => accidents,
      'Не связаны': ({ unrelated }) => unrelated,
      Пострадавших: ({ injured }) => injured,
      Дней: ({ lostDays }) => lostDays,
      Кч: ({ rates }) => rates.frequency,
      Кт: ({ rates }) => rates.severity,
      Кп: ({ rates }) => rates.loss,
    },
    name,
  )(figures)

When(
  '{person} вносит численность {int} года: {int}',
  async function (this: OshWorld, person: string, year: number, headcount: number) {
    await (await this.session(person)).years.enterHeadcount(String(year), String(headcount))
  },
)
When(
  /^([А-ЯЁ][а-яё]+) объявляет (\d{2}\.\d{2}\.\d{4}) (выходным|рабочим): «([^»]*)»$/,
  async function (this: OshWorld, person: string, day: LocalDate, word: string, note: string) {
    const kind = oneOf({ выходным: 'off', рабочим: 'working' } as const, word)
    await (await this.session(person)).years.setDay(day, kind, note)
  },
)

Then('показатели {int} года:', async function (this: OshWorld, year: number, table: DataTable) {
  const figures = await (await this.session(SOMEBODY)).years.figures(String(year))
  const seen = table.raw().map(([name = '']) => [name, figureTexts.number(figureIn(figures, name))])
  assert.deepEqual(seen, table.raw())
})
Then('строки 7-травматизм {int} года:', async function (this: OshWorld, year: number, table: DataTable) {
  const lines = listForm7Lines(await (await this.session(SOMEBODY)).years.figures(String(year)))
  const seen = table.raw().map(([name = '']) => {
    const line = lines.find((one) => one.name === name)
    assert(line, `нет строки «${name}»`)
    return [name, figureTexts.number(line.value)]
  })
  assert.deepEqual(seen, table.raw())
})
Then('дни нетрудоспособности не внесены: {quoted}', async function (this: OshWorld, name: string) {
  assert.deepEqual((await (await this.session(SOMEBODY)).years.figures('2026')).daysUnknown, [name])
})
Then(
  'откуда срок {quoted}, сказано: {quoted}',
  async function (this: OshWorld, action: string, words: string) {
    const said = await explain(this, action)
    assert.ok(said.includes(words), said)
  },
)
Then(
  'откуда срок {quoted}, не сказано: {quoted}',
  async function (this: OshWorld, action: string, words: string) {
    const said = await explain(this, action)
    assert.ok(!said.includes(words), said)
  },
)
Then(
  '{quoted} — {day}, если считать от {day}',
  async function (this: OshWorld, what: string, due: LocalDate, start: LocalDate) {
    const { years } = await this.session(SOMEBODY)
    assert.equal(formatDate(await years.dueOf(what, start)), formatDate(due))
  },
)

async function explain(world: OshWorld, action: string): Promise<string> {
  const { incidents, years } = await world.session(SOMEBODY)
  return years.explain(await incidents.step(action), await incidents.incident())
}
