import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { admissionForms } from '@osh/core/admission/admission-order.ts'
import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import { fillOrder } from '@osh/core/admission/fill-order.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { groundOf } from '@osh/core/norms/admission-grounds.ts'
import { findRules } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { cite } from '@osh/core/wording/law/norms.ts'
import { wordAssigned } from '#ui/today/texts.ts'
import type { OshWorld } from '../support/world.ts'

/** Who looks where the scenario names no one. */
const SOMEBODY = 'Ольга'

const papers: Readonly<Record<NonNullable<BarredEmployee['next']> | 'none', string>> = {
  'suspend-untrained': 'отстранить',
  'suspend-unexamined': 'отстранить',
  'suspend-intoxicated': 'отстранить',
  'suspend-no-ppe': 'отстранить',
  'downtime-no-ppe': 'оформить простой',
  'end-suspension': 'допустить',
  none: 'нет',
}

/** A row of the list, in the words of an analyst's table. */
const told = ({ fullName, since, bars, next }: BarredEmployee): Readonly<Record<string, string>> => ({
  Работник: fullName,
  'С какого дня': since ? formatDate(since) : 'не пройдено',
  'Чего нет': bars.map(({ duty }) => findRules(duty.subject.section).words.name).join(', '),
  Основание: [...new Set(bars.map(({ ground }) => cite(groundOf(ground).citation)))].join(', '),
  Бумага: papers[next ?? 'none'],
})

Then('сегодня не допускают:', async function (this: OshWorld, table: DataTable) {
  const { items } = await (await this.session(SOMEBODY)).today.barred()
  const [heads = []] = table.raw()
  const seen = items.map(told).map((row) => Object.fromEntries(heads.map((head) => [head, row[head]])))
  assert.deepEqual(seen, table.hashes())
})
Then('сегодня никого не отстраняют', async function (this: OshWorld) {
  assert.deepEqual((await (await this.session(SOMEBODY)).today.barred()).items.map(told), [])
})
Then('о допуске сказано {quoted}', async function (this: OshWorld, words: string) {
  const { items, assigned } = await (await this.session(SOMEBODY)).today.barred()
  assert.deepEqual([items, assigned && wordAssigned(assigned)], [[], words])
})
Then(
  'сегодня никого не отстраняют, ближайший срок {day} у работника {quoted}',
  async function (this: OshWorld, deadline: LocalDate, fullName: string) {
    const { items, next } = await (await this.session(SOMEBODY)).today.barred()
    assert.deepEqual([items, next], [[], { deadline, fullName }])
  },
)
Then(
  'работник {quoted} сегодня не работает по приказу № {word} с {day}',
  async function (this: OshWorld, fullName: string, number: string, from: LocalDate) {
    const { held, order } = await (await this.session(SOMEBODY)).today.rowOf(fullName)
    assert.ok(held && order, `«${fullName}» не отстранён`)
    assert.deepEqual([printDocumentNumber(order.document.number), order.from], [number, from])
  },
)

When(
  '{person} формирует предложенный приказ на работника {quoted} № {word} от {day} с ответами:',
  async function (
    this: OshWorld,
    person: string,
    fullName: string,
    number: string,
    date: LocalDate,
    table: DataTable,
  ) {
    const session = await this.session(person)
    const row = await session.today.rowOf(fullName)
    assert(row.next, `для «${fullName}» бумаги не предложено`)
    const answers = Object.entries(table.rowsHash()).map(
      ([label, answer]) => [label, this.knownEmployee(answer)?.id ?? answer] as const,
    )
    const about = { employees: [row.employeeId], answers: fillOrder(row) }
    const { id } = admissionForms[row.next]
    await session.papers.issue({ title: id, number, date, about, answers: new Map(answers) })
    assert.equal(session.message(), null)
  },
)
