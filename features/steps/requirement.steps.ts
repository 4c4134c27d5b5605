import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { OshWorld } from '../support/world.ts'

/** Who looks where the scenario names no one. */
const SOMEBODY = 'Ольга'

const deskOf = async (world: OshWorld, person = SOMEBODY) => (await world.session(person)).requirements

When(
  '{person} отвечает, что {quoted} — рабочий',
  async function (this: OshWorld, person: string, position: string) {
    await (await deskOf(this, person)).answerWorker(this.position(position))
  },
)
When(
  '{person} отвечает, что {quoted} работает только в офисе и освобождается: {quoted}',
  async function (this: OshWorld, person: string, position: string, order: string) {
    await (await deskOf(this, person)).answerExempt(this.position(position), order)
  },
)
When(
  '{person} требует от должности {quoted} обучение {quoted} раз в {quoted}',
  async function (this: OshWorld, person: string, position: string, name: string, periodicity: string) {
    await (await deskOf(this, person)).require(this.position(position), name, periodicity)
  },
)
When(
  '{person} применяет требования должности {quoted}',
  async function (this: OshWorld, person: string, position: string) {
    await (await deskOf(this, person)).apply(this.position(position))
  },
)
When(
  '{person} возвращает решение об обучении {quoted} должности {quoted}',
  async function (this: OshWorld, person: string, name: string, position: string) {
    await (await deskOf(this, person)).takeBack(this.position(position), name)
  },
)
When(
  '{person} исключает работника {quoted} из требования {quoted} до {day}: {quoted}',
  async function (
    this: OshWorld,
    person: string,
    fullName: string,
    name: string,
    until: LocalDate,
    reason: string,
  ) {
    await (await deskOf(this, person)).except(this.employee(fullName), name, until, reason)
  },
)
When(
  '{person} отказывает должности {quoted} в {quoted}: {quoted}',
  async function (this: OshWorld, person: string, position: string, name: string, reason: string) {
    this.said = await (await deskOf(this, person)).refuse(this.position(position), name, reason)
  },
)
When(
  '{person} меняет требование {quoted} должности {quoted} на {quoted}',
  async function (this: OshWorld, person: string, name: string, position: string, periodicity: string) {
    this.said = await (await deskOf(this, person)).change(this.position(position), name, periodicity)
  },
)
When(
  '{person} смотрит на разницу должности {quoted}',
  async function (this: OshWorld, person: string, position: string) {
    await (await deskOf(this, person)).look(this.position(position))
  },
)
When('{person} применяет то, на что смотрела', async function (this: OshWorld, person: string) {
  this.said = await (await deskOf(this, person)).applySeen()
})
When(
  '{person} применяет требования к работнику {quoted}, обученному {day}',
  async function (this: OshWorld, person: string, fullName: string, day: LocalDate) {
    await (await deskOf(this, person)).applyTo(this.employee(fullName), day)
  },
)

Then('сказано {quoted}', function (this: OshWorld, words: string) {
  assert.equal(this.said, words)
})
Then('сказано, в чём отказано: {quoted}', function (this: OshWorld, part: string) {
  assert.ok(this.said?.includes(part), this.said ?? 'отказа не было')
})
Then('отказа не было', function (this: OshWorld) {
  assert.equal(this.said, null)
})
Then(
  'по должности {quoted} предложено {quoted}',
  async function (this: OshWorld, position: string, name: string) {
    assert((await (await deskOf(this)).proposed(this.position(position))).includes(name))
  },
)
Then('разницы у должности {quoted} нет', async function (this: OshWorld, position: string) {
  const { assign, change, close } = await (await deskOf(this)).counts(this.position(position))
  assert.deepEqual([assign, change, close], [0, 0, 0])
})
Then(
  'разница у должности {quoted}: назначить {int}, изменить {int}, закрыть {int}',
  async function (this: OshWorld, position: string, assigned: number, changed: number, closed: number) {
    const { assign, change, close } = await (await deskOf(this)).counts(this.position(position))
    assert.deepEqual([assign, change, close], [assigned, changed, closed])
  },
)
Then(
  'работника {quoted} нет в таблице {section}: {quoted}',
  async function (this: OshWorld, fullName: string, section: Section, remedy: string) {
    const told = await (await deskOf(this)).explain(this.employee(fullName), section)
    assert.equal(told.remedy, remedy)
  },
)
Then(
  'о работнике {quoted} и таблице {section} сказано, {quoted}: {quoted}',
  async function (this: OshWorld, fullName: string, section: Section, name: string, text: string) {
    const { facts } = await (await deskOf(this)).explain(this.employee(fullName), section)
    assert.deepEqual(
      facts.filter((fact) => fact.name === name).map((fact) => fact.text),
      [text],
    )
  },
)
Then(
  'работник {quoted} не вернётся в таблицу {section}: уволен {quoted}',
  async function (this: OshWorld, fullName: string, section: Section, day: string) {
    const { reason, facts, remedy } = await (await deskOf(this)).explain(this.employee(fullName), section)
    assert.deepEqual([reason, remedy, facts], ['dismissed', null, [{ name: 'Уволен', text: day }]])
  },
)
Then(
  'работник {quoted} есть в таблице {section}',
  async function (this: OshWorld, fullName: string, section: Section) {
    assert.equal((await (await deskOf(this)).explain(this.employee(fullName), section)).reason, 'there')
  },
)
