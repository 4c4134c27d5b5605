import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { programmeOnProtocol } from '@osh/core/memos/protocols-of-memo.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { OshWorld } from '../../support/world.ts'

const [chair, one, another] = ['Абрамова А. А.', 'Волкова В. В.', 'Громова Г. Г.'].map((fullName) => ({
  ...{ fullName, position: 'Инженер' },
}))

Given(
  '{person} сформировал(а) протокол проверки знания первой помощи № {word} от {day} на работников:',
  async function (this: OshWorld, person: string, number: string, date: LocalDate, names: DataTable) {
    const session = await this.session(person)
    await session.papers.issue({
      ...{ title: 'Протокол проверки знания требований охраны труда', number, date },
      employees: names
        .raw()
        .flat()
        .map((name) => this.employee(name)),
      answers: new Map<string, unknown>([
        ['Программа обучения', programmeOnProtocol.firstAid],
        ['Продолжительность обучения, часов', '8'],
        ['Номер и дата приказа о создании комиссии', '14 от 12.01.2026'],
        ['Вид проверки', 'периодическая'],
        ['Комиссия по проверке знания требований охраны труда', { chair, members: [one, another] }],
      ]),
    })
    assert.equal(session.message(), null)
  },
)
When(
  '{person} вносит документ № {word} в записи',
  async function (this: OshWorld, person: string, number: string) {
    await (await this.session(person)).paperRecords.record(number)
  },
)
When(
  '{person} вносит документ № {word} в записи, не сдали:',
  async function (this: OshWorld, person: string, number: string, names: DataTable) {
    await (await this.session(person)).paperRecords.record(number, names.raw().flat())
  },
)
When(
  '{person} отменяет внесение документа № {word}',
  async function (this: OshWorld, person: string, number: string) {
    await (await this.session(person)).paperRecords.undo(number)
  },
)
Then(
  'повторная проверка у работника {quoted} — до {day}',
  async function (this: OshWorld, fullName: string, date: LocalDate) {
    assert.equal((await this.obligation(fullName, 'training')).retakeBy, date)
  },
)
