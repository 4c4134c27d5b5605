import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { OshWorld } from '../support/world.ts'

When(
  '{person} смотрит предпросмотр {quoted} № {word} от {day}',
  async function (this: OshWorld, person: string, title: string, number: string, date: LocalDate) {
    const { papers } = await this.session(person)
    await papers.prepare({ title, number, date })
    await papers.preview()
  },
)
When(
  '{person} начинает {quoted} № {word} от {day}',
  async function (this: OshWorld, person: string, title: string, number: string, date: LocalDate) {
    await (await this.session(person)).papers.prepare({ title, number, date })
  },
)
When('{person} выпускает начатый документ', async function (this: OshWorld, person: string) {
  await (await this.session(person)).papers.press()
})
When(
  '{person} открывает окно {quoted} на {day}',
  async function (this: OshWorld, person: string, title: string, date: LocalDate) {
    await (await this.session(person)).papers.open(title, date)
  },
)

Then('{person} видит файл .pdf', async function (this: OshWorld, person: string) {
  const file = (await this.session(person)).papers.looked
  assert(file && file.size > 10_000)
  assert.equal(await file.slice(0, 5).text(), '%PDF-')
})
Then(
  /^([А-ЯЁ][а-яё]+) видит в поле «([^»]*)»: (.+)$/,
  async function (this: OshWorld, person: string, label: string, answer: string) {
    assert.equal((await this.session(person)).papers.answerTo(label), answer)
  },
)
Then(
  '{person} видит предложенный номер {word}',
  async function (this: OshWorld, person: string, number: string) {
    assert.equal((await this.session(person)).papers.number, number)
  },
)
Then(
  /^в архиве по запросу «([^»]*)» находятся документы с номерами: (.+)$/,
  async function (this: OshWorld, search: string, numbers: string) {
    const found = await this.records.documents.list(this.company, { ...everyDocument, search })
    assert.deepEqual(
      found.map(({ number }) => printDocumentNumber(number)).toSorted(),
      numbers.split(', ').toSorted(),
    )
  },
)
