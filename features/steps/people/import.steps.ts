import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { joinFullName } from '@osh/core/employees/employee.ts'
import type { OshWorld } from '../../support/world.ts'

/** Who looks where the scenario names no one. */
const SOMEBODY = 'Ольга'

const deskOf = async (world: OshWorld, person = SOMEBODY) => (await world.session(person)).imports

When(
  '{person} открывает файл работников:',
  async function (this: OshWorld, person: string, lines: DataTable) {
    await (await deskOf(this, person)).open(lines.raw())
  },
)
When('{person} загружает файл', async function (this: OshWorld, person: string) {
  await (await deskOf(this, person)).load()
})
When(
  '{person} загружает файл работников:',
  async function (this: OshWorld, person: string, lines: DataTable) {
    const desk = await deskOf(this, person)
    await desk.open(lines.raw())
    await desk.load()
  },
)
When('{person} отменяет загрузку', async function (this: OshWorld, person: string) {
  await (await deskOf(this, person)).undo()
})
When(
  '{person} решает, что в строках один человек, и берёт строку {int}',
  async function (this: OshWorld, person: string, line: number) {
    ;(await deskOf(this, person)).take(line)
  },
)
When(
  '{person} решает, что в строке {int} и похожей на неё разные люди',
  async function (this: OshWorld, person: string, line: number) {
    ;(await deskOf(this, person)).sayDifferent(line)
  },
)
When(
  '{person} решает, что в строке {int} работник {quoted}',
  async function (this: OshWorld, person: string, line: number, fullName: string) {
    ;(await deskOf(this, person)).answerWhose(line, fullName)
  },
)
When(
  '{person} решает, что в строке {int} новый работник',
  async function (this: OshWorld, person: string, line: number) {
    ;(await deskOf(this, person)).sayNew(line)
  },
)

Then(
  'до загрузки видно: новых {int}, изменятся {int}, без изменений {int}, с ошибками {int}, решить {int}',
  async function (
    this: OshWorld,
    added: number,
    changed: number,
    same: number,
    refused: number,
    open: number,
  ) {
    const counts = (await deskOf(this)).counts()
    const told = [counts.new, counts.changed, counts.same, counts.refused, counts.undecided]
    assert.deepEqual(told, [added, changed, same, refused, open])
  },
)
Then(
  'у работника {quoted} изменится {quoted}: {quoted} → {quoted}',
  async function (this: OshWorld, fullName: string, field: string, before: string, after: string) {
    assert.deepEqual((await deskOf(this)).change(fullName, field), [before, after])
  },
)
Then(/^строка (\d+) не загрузится: (.+)$/, async function (this: OshWorld, line: string, why: string) {
  assert.equal((await deskOf(this)).why(Number(line)), why)
})
Then('в истории загрузок не загружены строки:', async function (this: OshWorld, lines: DataTable) {
  assert.deepEqual(await (await deskOf(this)).left(), lines.raw())
})
Then('на учёте состоят:', async function (this: OshWorld, staff: DataTable) {
  const departments = await this.records.departments.list(this.company)
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]))
  const told = (await this.records.employees.list(this.company)).map((one) => [
    ...[joinFullName(one), nameOf.get(one.departmentId) ?? '', one.position.name],
  ])
  assert.deepEqual(told.toSorted(), staff.raw().toSorted())
})
Then(
  'номер протокола обучения работника {quoted} — {quoted}',
  async function (this: OshWorld, fullName: string, protocol: string) {
    const { records, company } = this
    const { id } = await this.obligation(fullName, 'training')
    const listed = await records.obligations.listCompletions(company, id)
    assert.deepEqual(listed.ok && listed.value.map(({ papers }) => papers?.protocol), [protocol])
  },
)
