import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { joinFullName } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
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

When(
  '{person} решает, что в строке {int} и похожей на неё один человек на двух работах',
  async function (this: OshWorld, person: string, line: number) {
    ;(await deskOf(this, person)).sayJobs(line)
  },
)
When(
  '{person} решает, что {quoted} — это {quoted}',
  async function (this: OshWorld, person: string, name: string, taken: string) {
    ;(await deskOf(this, person)).takeName(name, taken)
  },
)
When(
  '{person} решает завести новое: {quoted}',
  async function (this: OshWorld, person: string, name: string) {
    ;(await deskOf(this, person)).takeName(name, name)
  },
)
When(
  '{person} решает для всех, у кого похожий в записях один: взять его',
  async function (this: OshWorld, person: string) {
    ;(await deskOf(this, person)).answerAlike('candidate')
  },
)
When(
  '{person} решает для всех, кто стоит в нескольких строках: взять последнюю',
  async function (this: OshWorld, person: string) {
    ;(await deskOf(this, person)).answerAlike('last-row')
  },
)
When(
  '{person} отмечает, что в файле список всех работников',
  async function (this: OshWorld, person: string) {
    ;(await deskOf(this, person)).sayWhole()
  },
)
When(
  '{person} решает уволить того, кого нет в файле: {quoted}, {day}',
  async function (this: OshWorld, person: string, fullName: string, day: LocalDate) {
    ;(await deskOf(this, person)).dismissAbsent(fullName, day)
  },
)
When(
  '{person} решает уволить всех, кого нет в файле, не говоря когда',
  async function (this: OshWorld, person: string) {
    ;(await deskOf(this, person)).dismissAllAbsent(null)
  },
)
When(
  '{person} решает уволить всех, кого нет в файле, {day}',
  async function (this: OshWorld, person: string, day: LocalDate) {
    ;(await deskOf(this, person)).dismissAllAbsent(day)
  },
)

Then('о названиях спрошено:', async function (this: OshWorld, names: DataTable) {
  assert.deepEqual((await deskOf(this)).names(), names.raw())
})
Then('о названиях не спрошено', async function (this: OshWorld) {
  assert.deepEqual((await deskOf(this)).names(), [])
})
Then('табельные номера:', async function (this: OshWorld, people: DataTable) {
  const staff = await this.records.employees.list(this.company)
  const told = staff.map((one) => [joinFullName(one), one.personnelNumber ?? '', one.position.name])
  assert.deepEqual(told.toSorted(), people.raw().toSorted())
})
Then('в файле нет:', async function (this: OshWorld, people: DataTable) {
  assert.deepEqual((await deskOf(this)).absent(), people.raw())
})
Then('никого не предложено уволить', async function (this: OshWorld) {
  assert.deepEqual((await deskOf(this)).absent(), [])
})
Then('последние дни работы:', async function (this: OshWorld, people: DataTable) {
  const staff = await this.records.employees.list(this.company)
  assert.deepEqual(
    staff.map((one) => [joinFullName(one), one.dismissalDate === null ? '' : formatDate(one.dismissalDate)]),
    people.raw(),
  )
})
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
