import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { computeDueDate, parsePeriodicity } from '@osh/core/deadlines/periodicity.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeFieldError } from '@osh/core/wording/refusals/refusals.ts'
import { sectionStateWords } from '@osh/core/wording/sections.ts'
import { accepted } from '#tests/contracts/world.ts'
import type { OshWorld } from '../support/world.ts'

/** Who looks where the scenario names no one. */
const SOMEBODY = 'Ольга'

Then('{person} видит {quoted}', async function (this: OshWorld, person: string, text: string) {
  assert.equal((await this.session(person)).message(), text)
})
Then('{person} видит отказ', async function (this: OshWorld, person: string) {
  assert.ok((await this.session(person)).message(), 'отказа не было')
})
Then(
  '{person} видит отказ, в котором названо {quoted}',
  async function (this: OshWorld, person: string, part: string) {
    const message = (await this.session(person)).message() ?? 'отказа не было'
    assert.ok(message.replaceAll('\u00a0', ' ').includes(part), message)
  },
)
Then('{person} не видит отказа', async function (this: OshWorld, person: string) {
  assert.equal((await this.session(person)).message(), null)
})
Then(
  '{person} видит отказ, в котором названы {quoted} и записка № {int}',
  async function (this: OshWorld, person: string, fullName: string, memo: number) {
    const message = (await this.session(person)).message() ?? ''
    assert.ok(message.includes(fullName) && message.includes(`№ ${memo}`), message)
  },
)
Then(
  '{person} может выбрать в разделе {section} работника {quoted}',
  async function (this: OshWorld, person: string, section: Section, fullName: string) {
    assert.equal(await (await this.session(person)).canChoose(section, fullName), true)
  },
)
Then(
  '{person} не может выбрать в разделе {section} работника {quoted}: он в записке № {int}',
  async function (this: OshWorld, person: string, section: Section, fullName: string, memo: number) {
    assert.equal(await (await this.session(person)).canChoose(section, fullName), memo)
  },
)
When(
  '{person} упорядочивает таблицу {section} по ФИО',
  async function (this: OshWorld, person: string, section: Section) {
    await (await this.session(person)).sortBy(section, 'fullName')
  },
)
Then(
  'в таблице {section} работники идут так:',
  async function (this: OshWorld, section: Section, names: DataTable) {
    assert.deepEqual(await (await this.session(SOMEBODY)).rows(section), names.raw().flat())
  },
)
Then('в таблице {section} просрочены:', async function (this: OshWorld, section: Section, names: DataTable) {
  assert.deepEqual(await (await this.session(SOMEBODY)).overdueRows(section), names.raw().flat())
})
Then('в таблице {section} нет строк', async function (this: OshWorld, section: Section) {
  assert.deepEqual(await (await this.session(SOMEBODY)).rows(section), [])
})

Then(
  'срок по разделу {section} у работника {quoted} — {day}',
  async function (this: OshWorld, section: Section, fullName: string, deadline: LocalDate) {
    assert.equal((await this.obligation(fullName, section)).deadline, deadline)
  },
)
Then(
  'срока по разделу {section} у работника {quoted} нет',
  async function (this: OshWorld, section: Section, fullName: string) {
    assert.equal((await this.obligation(fullName, section)).deadline, null)
  },
)
Then(
  'пересдача по разделу {section} у работника {quoted} — до {day}',
  async function (this: OshWorld, section: Section, fullName: string, retakeBy: LocalDate) {
    assert.equal((await this.obligation(fullName, section)).retakeBy, retakeBy)
  },
)

Then(
  'за работником {quoted} числится {int} {quoted}, вернуть до {day}',
  async function (this: OshWorld, fullName: string, quantity: number, ppe: string, returnBy: LocalDate) {
    const held = await this.records.obligations.listHoldings(this.company, this.employee(fullName).id)
    const found = held.filter((holding) => holding.quantity > 0)
    assert.deepEqual(
      found.map((holding) => [holding.name, holding.quantity, holding.returnBy]),
      [[ppe, quantity, returnBy]],
    )
  },
)
Then('за работником {quoted} ничего не числится', async function (this: OshWorld, fullName: string) {
  const held = await this.records.obligations.listHoldings(this.company, this.employee(fullName).id)
  assert.deepEqual(
    held.filter((holding) => holding.quantity > 0),
    [],
  )
})

Then(
  'у работников состояние раздела {section}:',
  async function (this: OshWorld, section: Section, table: DataTable) {
    const states = await this.employeesWithStates()
    for (const [fullName = '', word] of table.raw()) {
      const known = states.get(fullName)
      assert(known, `нет работника ${fullName}`)
      assert.equal(sectionStateWords[known[section] ?? 'none'], word, fullName)
    }
  },
)
When(
  '{person} отбирает работников с нехваткой по разделу {section}',
  async function (this: OshWorld, person: string, section: Section) {
    await (await this.session(person)).pressShortage(section)
  },
)
Then('{person} видит работников:', async function (this: OshWorld, person: string, names: DataTable) {
  assert.deepEqual(await (await this.session(person)).employees(), names.raw().flat())
})
Then('{person} не видит работников', async function (this: OshWorld, person: string) {
  assert.deepEqual(await (await this.session(person)).employees(), [])
})

Then(
  'после прохождения {day} с периодичностью {quoted} следующий срок — {day}',
  function (this: OshWorld, done: LocalDate, text: string, due: LocalDate) {
    assert.equal(computeDueDate(done, accepted(parsePeriodicity(text))), due)
  },
)
Then(
  'после прохождения {day} с периодичностью {quoted} следующего срока нет',
  function (this: OshWorld, done: LocalDate, text: string) {
    assert.equal(computeDueDate(done, accepted(parsePeriodicity(text))), null)
  },
)
Then(
  'периодичность {quoted} отвергается, и в ответе есть {quoted}',
  function (this: OshWorld, text: string, hint: string) {
    const parsed = parsePeriodicity(text)
    assert(!parsed.ok, `«${text}» принято`)
    const words = describeFieldError({ field: 'periodicity', code: parsed.error.code })
    assert.ok(words.includes(hint), words)
  },
)
