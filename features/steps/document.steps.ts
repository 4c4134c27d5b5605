import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { strFromU8, unzipSync } from 'fflate'
import { accepted } from '#tests/contracts/world.ts'
import type { Paper } from '../support/paper-desk.ts'
import type { OshWorld } from '../support/world.ts'

const ORDER = 'Приказ о назначении ответственного за организацию работы по охране труда'
/** Who enters what the scenario only needs to be there. */
const SOMEBODY = 'Мария'

async function issue(world: OshWorld, person: string, paper: Paper): Promise<void> {
  await (await world.session(person)).papers.issue(paper)
}

Given(
  /^есть документы от (\d{2}\.\d{2}\.\d{4}) с номерами: (.+)$/,
  async function (this: OshWorld, date: LocalDate, numbers: string) {
    const session = await this.session(SOMEBODY)
    for (const number of numbers.split(', ')) {
      await issue(this, SOMEBODY, { title: ORDER, number, date })
      assert.equal(session.message(), null)
    }
  },
)
Given(
  '{person} сформировал(а) {quoted} № {word} от {day}',
  async function (this: OshWorld, person: string, title: string, number: string, date: LocalDate) {
    await issue(this, person, { title, number, date })
    assert.equal((await this.session(person)).message(), null)
  },
)
When(
  '{person} формирует {quoted} № {word} от {day}',
  async function (this: OshWorld, person: string, title: string, number: string, date: LocalDate) {
    await issue(this, person, { title, number, date })
  },
)
When(
  '{person} формирует {quoted} № {word} от {day} с ответами:',
  async function (
    this: OshWorld,
    person: string,
    title: string,
    number: string,
    date: LocalDate,
    table: DataTable,
  ) {
    const answers = Object.entries(table.rowsHash())
    const read = answers.map(([label, answer]) => [label, this.knownEmployee(answer)?.id ?? answer] as const)
    await issue(this, person, { title, number, date, answers: new Map(read) })
  },
)
When(
  '{person} формирует {quoted} № {word} от {day} на работников:',
  async function (
    this: OshWorld,
    person: string,
    title: string,
    number: string,
    date: LocalDate,
    names: DataTable,
  ) {
    const employees = names
      .raw()
      .flat()
      .map((name) => this.employee(name))
    await issue(this, person, { title, number, date, employees })
  },
)
When(
  '{person} и {person} одновременно формируют {quoted} № {word} от {day}',
  async function (this: OshWorld, a: string, b: string, title: string, number: string, date: LocalDate) {
    const desks = [(await this.session(a)).papers, (await this.session(b)).papers]
    for (const desk of desks) await desk.prepare({ title, number, date })
    await Promise.all(desks.map((desk) => desk.press()))
    this.rivals = [a, b]
  },
)
Then(
  /^номер (\S+) достаётся одному из них, а другой видит свободные номера: (.+)$/,
  async function (this: OshWorld, number: string, free: string) {
    const losers = await this.losers()
    assert.equal(losers.length, 1)
    assert.equal(losers[0]?.papers.freeNumbers.join(', '), free)
    assert.ok((await this.documents()).some((document) => printDocumentNumber(document.number) === number))
  },
)
When('тот, кому номер не достался, берёт первый из свободных номеров', async function (this: OshWorld) {
  for (const loser of await this.losers()) await loser.papers.takeFirstFree()
})
When('{person} берёт первый из свободных номеров', async function (this: OshWorld, person: string) {
  await (await this.session(person)).papers.takeFirstFree()
})
When(
  '{person} переходит в организацию {quoted}',
  async function (this: OshWorld, person: string, name: string) {
    const company = (await this.records.companies.list()).find(({ shortName }) => shortName === name)
    assert(company, `нет организации «${name}»`)
    ;(await this.session(person)).papers.moveTo(company)
  },
)

Then(/^в архиве документы с номерами: (.+)$/, async function (this: OshWorld, numbers: string) {
  const found = (await this.documents()).map(({ number }) => printDocumentNumber(number))
  assert.deepEqual(found.toSorted(), numbers.split(', ').toSorted())
})
Then('в архиве нет документов', async function (this: OshWorld) {
  assert.deepEqual(await this.documents(), [])
})
Then(
  'документ № {word} — о работнике {quoted}',
  async function (this: OshWorld, number: string, fullName: string) {
    assert.deepEqual(
      (await this.document(number)).employees.map((employee) => employee.fullName),
      [fullName],
    )
  },
)
Then(
  '{person} видит отказ, в котором названы:',
  async function (this: OshWorld, person: string, labels: DataTable) {
    const message = (await this.session(person)).message() ?? ''
    for (const label of labels.raw().flat())
      assert.ok(message.includes(label), `«${label}» нет в «${message}»`)
  },
)
Then(
  'в отказе, который видит {person}, нет {quoted}',
  async function (this: OshWorld, person: string, label: string) {
    const message = (await this.session(person)).message()
    assert.ok(message !== null && !message.includes(label), message ?? 'отказа не было')
  },
)

Given('документ № {word} сохранён на диске', async function (this: OshWorld, number: string) {
  this.saved = await this.storedBytes(await this.document(number))
})
When(
  'фамилия работника {quoted} меняется на {quoted}',
  async function (this: OshWorld, fullName: string, lastName: string) {
    const { id } = this.employee(fullName)
    accepted(
      await this.records.employees.change({
        companyId: this.company,
        id,
        patch: { lastName },
        version: null,
      }),
    )
  },
)
When('руководителем организации становится {quoted}', async function (this: OshWorld, directorName: string) {
  accepted(
    await this.records.companies.change({ companyId: this.company, patch: { directorName }, version: null }),
  )
})
Then(
  'документ № {word} совпадает с сохранённым байт в байт',
  async function (this: OshWorld, number: string) {
    assert(this.saved && this.saved.length > 0)
    assert.deepEqual(await this.storedBytes(await this.document(number)), this.saved)
  },
)
Then(
  'фамилии {quoted} и {quoted} в документе № {word} есть, а {quoted} и {quoted} — нет',
  async function (this: OshWorld, a: string, b: string, number: string, c: string, d: string) {
    const parts = unzipSync(await this.storedBytes(await this.document(number)))
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    assert.deepEqual(
      [a, b, c, d].map((name) => text.includes(name)),
      [true, true, false, false],
    )
  },
)

When(
  '{person} аннулирует документ № {word} по причине {quoted}',
  async function (this: OshWorld, person: string, number: string, reason: string) {
    const { papers } = await this.session(person)
    await papers.annul(await this.document(number), reason)
  },
)
Then(
  'документ № {word} аннулирован по причине {quoted}',
  async function (this: OshWorld, number: string, reason: string) {
    assert.equal((await this.document(number)).annulled?.reason, reason)
  },
)
Then('документ № {word} не аннулирован', async function (this: OshWorld, number: string) {
  assert.equal((await this.document(number)).annulled, null)
})
Then(
  'на копии документа № {word} стоит {quoted}, на копии документа № {word} — нет',
  async function (this: OshWorld, annulled: string, mark: string, right: string) {
    const texts = [annulled, right].map(async (number) => {
      const parts = unzipSync(await this.storedBytes(await this.document(number)))
      return strFromU8(parts['word/document.xml'] ?? new Uint8Array()).includes(mark)
    })
    assert.deepEqual(await Promise.all(texts), [true, false])
  },
)
