import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { roleGroups } from '@osh/core/norms/responsibilities.ts'
import { printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accepted } from '#tests/contracts/world.ts'
import type { TypedOrder } from '../support/responsible-desk.ts'
import type { OshWorld } from '../support/world.ts'

function roleOf(name: string) {
  const role = roleGroups.flatMap(({ roles }) => roles).find((role) => role.name === name)
  assert(role, `нет ответственности «${name}»`)
  return role
}

async function appoint(world: OshWorld, person: string, role: string, fullName: string, order: TypedOrder) {
  await (await world.session(person)).responsible.appoint(role, world.employee(fullName), order, null)
}

Given(
  'ответственность {quoted} несёт {quoted} по приказу № {word} от {day}',
  async function (this: OshWorld, role: string, fullName: string, number: string, date: LocalDate) {
    const orderLink = { kind: 'order', number, date } as const
    const appointment = { employeeId: this.employee(fullName).id, orderLink }
    accepted(
      await this.records.responsibilities.appoint({
        companyId: this.company,
        roleId: roleOf(role).id,
        ...appointment,
      }),
    )
  },
)
When(
  '{person} назначает на {quoted} работника {quoted} приказом № {word} от {day}',
  function (this: OshWorld, person: string, role: string, fullName: string, number: string, date: LocalDate) {
    return appoint(this, person, role, fullName, { number, date })
  },
)
When(
  '{person} назначает на {quoted} работника {quoted} приказом без номера от {day}',
  function (this: OshWorld, person: string, role: string, fullName: string, date: LocalDate) {
    return appoint(this, person, role, fullName, { number: '', date })
  },
)
When(
  '{person} назначает на {quoted} работника {quoted} приказом № {word} без даты',
  function (this: OshWorld, person: string, role: string, fullName: string, number: string) {
    return appoint(this, person, role, fullName, { number, date: null })
  },
)
When(
  '{person} назначает на {quoted} работника {quoted} с отметкой «Не требуется»',
  function (this: OshWorld, person: string, role: string, fullName: string) {
    return appoint(this, person, role, fullName, 'not-required')
  },
)
When(
  '{person} переназначает {quoted} с {quoted} на {quoted} приказом № {word} от {day}',
  async function (
    this: OshWorld,
    person: string,
    role: string,
    former: string,
    fullName: string,
    number: string,
    date: LocalDate,
  ) {
    const { responsible } = await this.session(person)
    await responsible.appoint(role, this.employee(fullName), { number, date }, former)
  },
)
When(
  '{person} отвечает «да» на вопрос, от которого зависит {quoted}',
  async function (this: OshWorld, person: string, role: string) {
    await (await this.session(person)).responsible.answerFor(role, true)
  },
)
When(
  '{person} отвечает «нет» на вопрос, от которого зависит {quoted}',
  async function (this: OshWorld, person: string, role: string) {
    await (await this.session(person)).responsible.answerFor(role, false)
  },
)

Then('ответственность {quoted} несут:', async function (this: OshWorld, role: string, table: DataTable) {
  assert.deepEqual(await this.holdersOf(roleOf(role).id), table.raw())
})
Then('ответственность {quoted} не несёт никто', async function (this: OshWorld, role: string) {
  assert.deepEqual(await this.holdersOf(roleOf(role).id), [])
})
Then('в истории ответственности {quoted}:', async function (this: OshWorld, role: string, table: DataTable) {
  const terms = await this.records.responsibilities.readHistory(this.company, roleOf(role).id)
  assert.deepEqual(
    terms.map(({ employeeFullName, orderLink, until }) => [
      employeeFullName,
      printOrderLink(orderLink),
      until === null ? 'отвечает' : 'отвечал',
    ]),
    table.raw(),
  )
})
Then(
  '{person} видит в группе {quoted} предупреждение: не назначены {int}',
  async function (this: OshWorld, person: string, group: string, count: number) {
    assert.equal(await (await this.session(person)).papers.unfilledFor(group), count)
  },
)
Then(
  '{person} не видит предупреждения в группе {quoted}',
  async function (this: OshWorld, person: string, group: string) {
    assert.equal(await (await this.session(person)).papers.unfilledFor(group), 0)
  },
)
