import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { memoStatusWords } from '@osh/core/wording/memos.ts'
import { dayOf, oneOf, ppeEvents } from '../support/words.ts'
import type { OshWorld } from '../support/world.ts'

/** By when returns are asked for where the scenario names no day: inside the window of PPE. */
const RETURN_BY = dayOf('05.12.2026')

const failures = { удовлетворительно: false, неудовлетворительно: true }

/** The same deed told as done before or as done now. */
function deed<A extends unknown[]>(
  past: string,
  now: string,
  act: (this: OshWorld, ...given: A) => Promise<void>,
): void {
  Given(past, act)
  When(now, act)
}

Given(
  '{person} и {person} открыли таблицу {section}',
  async function (this: OshWorld, a: string, b: string, section: Section) {
    for (const person of [a, b]) await (await this.session(person)).openTable(section)
  },
)
Given(
  '{person} и {person} открыли записку № {int}',
  async function (this: OshWorld, a: string, b: string, number: number) {
    for (const person of [a, b]) await (await this.session(person)).openMemo(number)
  },
)

deed(
  '{person} сформировал(а) записку по разделу {section} на работников:',
  '{person} формирует записку по разделу {section} на работников:',
  async function (person: string, section: Section, names: DataTable) {
    await (await this.session(person)).formMemo(section, { fullNames: names.raw().flat() })
  },
)
deed(
  '{person} сформировал(а) записку на {quoted} СИЗ {quoted} работнику {quoted}',
  '{person} формирует записку на {quoted} СИЗ {quoted} работнику {quoted}',
  async function (person: string, event: string, ppe: string, fullName: string) {
    await (await this.session(person)).formMemo('ppe', { event: oneOf(ppeEvents, event), ppe, fullName })
  },
)
When(
  '{person} формирует записку по разделу {section} без работников',
  async function (this: OshWorld, person: string, section: Section) {
    await (await this.session(person)).formMemo(section, { fullNames: [] })
  },
)
When(
  '{person} формирует записку по разделу {section} на все строки',
  async function (this: OshWorld, person: string, section: Section) {
    await (await this.session(person)).formMemo(section, 'all')
  },
)
When(
  '{person} собирает записку по разделу {section} и ставит первую дату {day}',
  async function (this: OshWorld, person: string, section: Section, date: LocalDate) {
    await (await this.session(person)).formMemo(section, 'all', date)
  },
)
When(
  '{person} и {person} одновременно формируют записки по разделу {section}:',
  async function (this: OshWorld, a: string, b: string, section: Section, table: DataTable) {
    const people = table.hashes().map(({ Кто = '', Работник = '' }) => ({ Кто, Работник }))
    assert.deepEqual(
      people.map(({ Кто }) => Кто),
      [a, b],
    )
    for (const { Кто } of people) await (await this.session(Кто)).openTable(section)
    await Promise.all(
      people.map(async ({ Кто, Работник }) =>
        (await this.session(Кто)).formMemo(section, { fullNames: [Работник] }),
      ),
    )
  },
)

deed(
  '{person} ввел(а) в записке № {int} дату прохождения {day} работнику {quoted}',
  '{person} вводит в записке № {int} дату прохождения {day} работнику {quoted}',
  async function (person: string, memo: number, date: LocalDate, fullName: string) {
    await (await this.session(person)).enterDate(memo, fullName, date)
  },
)
When(
  '{person} вводит в записке № {int} работнику {quoted} дату {day} с результатом {quoted}',
  async function (
    this: OshWorld,
    person: string,
    memo: number,
    fullName: string,
    date: LocalDate,
    result: string,
  ) {
    await (await this.session(person)).enterDate(memo, fullName, date, oneOf(failures, result))
  },
)
When(
  '{person} вводит в записке № {int} дату прохождения {day} и количество {int} работнику {quoted}',
  async function (
    this: OshWorld,
    person: string,
    memo: number,
    date: LocalDate,
    quantity: number,
    fullName: string,
  ) {
    await (await this.session(person)).enterPieces(memo, fullName, date, quantity)
  },
)
deed(
  '{person} назначил(а) работнику {quoted} вернуть {int} {quoted}',
  '{person} назначает работнику {quoted} вернуть {int} {quoted}',
  async function (person: string, fullName: string, quantity: number, ppe: string) {
    const { card } = await this.session(person)
    await card.askBack(this.employee(fullName), ppe, quantity, RETURN_BY)
  },
)
When(
  '{person} снимает в записке № {int} дату прохождения у работника {quoted}',
  async function (this: OshWorld, person: string, memo: number, fullName: string) {
    await (await this.session(person)).enterDate(memo, fullName, null)
  },
)
When(
  '{person} убирает из записки № {int} работника {quoted}',
  async function (this: OshWorld, person: string, memo: number, fullName: string) {
    await (await this.session(person)).takeOut(memo, fullName)
  },
)
deed(
  '{person} указал(а) в записке № {int} итог {quoted} работнику {quoted}',
  '{person} указывает в записке № {int} итог {quoted} работнику {quoted}',
  async function (person: string, memo: number, found: string, fullName: string) {
    await (await this.session(person)).enterFound(memo, fullName, found)
  },
)
deed(
  '{person} указал(а) в записке № {int} дату утверждения отчёта {day}',
  '{person} указывает в записке № {int} дату утверждения отчёта {day}',
  async function (person: string, memo: number, date: LocalDate) {
    await (await this.session(person)).enterReport(memo, date)
  },
)
When(
  '{person} снимает в записке № {int} дату утверждения отчёта',
  async function (this: OshWorld, person: string, memo: number) {
    await (await this.session(person)).enterReport(memo, null)
  },
)
When(
  '{person} указывает в записке № {int} дату внесения в ФГИС СОУТ {day}',
  async function (this: OshWorld, person: string, memo: number, date: LocalDate) {
    await (await this.session(person)).enterRegistration(memo, date)
  },
)
When('{person} отменяет записку № {int}', async function (this: OshWorld, person: string, memo: number) {
  await (await this.session(person)).cancelMemo(memo)
})

Then(
  'в реестре есть записка № {int} по разделу {section} со статусом {quoted}',
  async function (this: OshWorld, number: number, section: Section, status: string) {
    const memo = await this.memo(number)
    assert.deepEqual([memo.section, memoStatusWords[deriveMemoStatus(memo)]], [section, status])
  },
)
Then('в реестре {int} записка/записки/записок', async function (this: OshWorld, count: number) {
  assert.equal((await this.memos()).length, count)
})
Then(/^в реестре записки с номерами (.+)$/, async function (this: OshWorld, numbers: string) {
  assert.equal((await this.memos()).map(({ number }) => number).join(', '), numbers)
})
Then(
  'в записке № {int} работники идут так:',
  async function (this: OshWorld, number: number, names: DataTable) {
    assert.deepEqual(
      (await this.memo(number)).rows.map((row) => row.fullName),
      names.raw().flat(),
    )
  },
)
Then(
  'в записке № {int} у работника {quoted} дата прохождения {day}',
  async function (this: OshWorld, number: number, fullName: string, date: LocalDate) {
    const row = (await this.memo(number)).rows.find((row) => row.fullName === fullName)
    assert.deepEqual(row?.outcome, { kind: 'dated', date, result: 'passed' })
  },
)

Given(
  '{person} указала в аккаунте ФИО {quoted} и должность {quoted}',
  async function (this: OshWorld, person: string, fullname: string, position: string) {
    await (await this.session(person)).introduce(fullname, position)
  },
)
Then(
  'составитель записки № {int} — {quoted}',
  async function (this: OshWorld, number: number, author: string) {
    assert.equal((await this.memo(number)).author, author)
  },
)
