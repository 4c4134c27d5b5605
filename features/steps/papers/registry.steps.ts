import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { Document } from '@osh/core/documents/document.ts'
import { isChanged } from '@osh/core/documents/editions/compare-paragraphs.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { readParagraphs } from '#adapters/documents/docx/read-paragraphs.ts'
import { accepted } from '#tests/contracts/world.ts'
import type { OshWorld } from '../../support/world.ts'

const READER = 'Ольга'

/** The editions of a paper, the first one first. */
const editionsOf = async (world: OshWorld, number: string): Promise<readonly Document[]> =>
  (await world.documents())
    .filter((one) => printDocumentNumber(one.number) === number)
    .toSorted((a, b) => (a.edition ?? 1) - (b.edition ?? 1))

const textOf = async (world: OshWorld, number: string, edition: number): Promise<string> => {
  const one = (await editionsOf(world, number)).find((paper) => paper.edition === edition)
  assert(one, `нет редакции ${edition} документа № ${number}`)
  return (readParagraphs(await world.storedBytes(one)) ?? []).join('\n')
}

Given(
  'у работника {quoted} СНИЛС {quoted}',
  async function (this: OshWorld, fullName: string, snils: string) {
    const { id } = this.employee(fullName)
    const patch = { snils: snils === '' ? null : snils }
    accepted(await this.records.employees.change({ companyId: this.company, id, patch, version: null }))
  },
)

When(
  '{person} формирует набор для реестра из проверок от {day}',
  async function (this: OshWorld, person: string, date: LocalDate) {
    const session = await this.session(person)
    await session.registry.form(date)
    assert.equal(session.message(), null)
  },
)
When('{person} вносит ответ реестра:', async function (this: OshWorld, person: string, lines: DataTable) {
  const session = await this.session(person)
  await session.registry.answer(
    lines
      .raw()
      .map((cells) => cells.join('\t'))
      .join('\n'),
  )
  assert.equal(session.message(), null)
})
When('{person} отменяет набор для реестра', async function (this: OshWorld, person: string) {
  await (await this.session(person)).registry.withdraw()
})

Then(
  'реестр не примет проверку знания работника {quoted} от {day}:',
  async function (this: OshWorld, fullName: string, date: LocalDate, said: DataTable) {
    const { registry } = await this.session(READER)
    assert.deepEqual(await registry.faultsOf(fullName, date), said.raw().flat())
  },
)
Then(
  'проверка знания работника {quoted} от {day} готова к отправке',
  async function (this: OshWorld, fullName: string, date: LocalDate) {
    assert.deepEqual(await (await this.session(READER)).registry.faultsOf(fullName, date), [])
  },
)
Then(
  'в наборе записей {int}, без ответа {int}',
  async function (this: OshWorld, count: number, unanswered: number) {
    assert.deepEqual(await (await this.session(READER)).registry.countLast(), { count, unanswered })
  },
)
Then(
  /^документ № (\S+) от \S+ хранится в редакциях ([\d, ]+)$/,
  async function (this: OshWorld, number: string, editions: string) {
    const kept = await editionsOf(this, number)
    assert.deepEqual(
      kept.map(({ edition }) => edition),
      editions.split(', ').map(Number),
    )
    assert.equal(new Set(kept.map(({ date }) => date)).size, 1)
  },
)
Then(
  'в редакции {int} документа № {word} есть, а в редакции {int} нет: {quoted}',
  async function (this: OshWorld, later: number, number: string, earlier: number, text: string) {
    assert((await textOf(this, number, later)).includes(text), `в редакции ${later} нет текста «${text}»`)
    assert(!(await textOf(this, number, earlier)).includes(text))
  },
)
Then(
  'редакция 2 документа № {word} отличается от первой строками:',
  async function (this: OshWorld, number: string, names: DataTable) {
    const [, second] = await editionsOf(this, number)
    assert(second)
    const page = await (await this.session(READER)).registry.openEditions(second.id)
    assert(page.state.is === 'ready')
    const changed = (page.state.value?.changes ?? []).filter(isChanged)
    assert.equal(changed.length, names.raw().length)
    for (const [at, name] of names.raw().flat().entries()) {
      assert(changed[at]?.before?.includes(name) && changed[at]?.after?.includes(name))
    }
  },
)
