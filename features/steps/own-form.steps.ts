import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { strFromU8, unzipSync } from 'fflate'
import { docxOf } from '#tests/forms/own-forms/a-docx.ts'
import type { OshWorld } from '../support/world.ts'

When(
  '{person} загружает к форме {quoted} шаблон {quoted}:',
  async function (this: OshWorld, person: string, title: string, name: string, lines: DataTable) {
    await (await this.session(person)).ownForms.upload(title, name, docxOf(...lines.raw().flat()))
  },
)
When(
  '{person} возвращает стандартную форму {quoted}',
  async function (this: OshWorld, person: string, title: string) {
    await (await this.session(person)).ownForms.revert(title)
  },
)
Then(
  '{person} видит, что у формы {quoted} шаблон {quoted}',
  async function (this: OshWorld, person: string, title: string, name: string) {
    const { ownForms } = await this.session(person)
    assert.deepEqual(ownForms.findings, [])
    assert.equal((await ownForms.inUse(title))?.fileName, name)
  },
)
Then('у формы {quoted} шаблона нет', async function (this: OshWorld, title: string) {
  assert.equal(await (await this.session('Ольга')).ownForms.inUse(title), null)
})
Then('{person} видит замечания:', async function (this: OshWorld, person: string, lines: DataTable) {
  assert.deepEqual((await this.session(person)).ownForms.findings, lines.raw().flat())
})
Then(
  /^в документе № (\S+) есть строка «(.+)»$/,
  async function (this: OshWorld, number: string, line: string) {
    const parts = unzipSync(await this.storedBytes(await this.document(number)))
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]*>/g, '\n')
    assert.ok(text.replaceAll('\u00a0', ' ').split('\n').join('').includes(line), text)
  },
)
Then('у документа № {word} есть только файл Word', async function (this: OshWorld, number: string) {
  assert.equal((await this.document(number)).files.pdf, null)
})
Then('у документа № {word} есть файлы Word и PDF', async function (this: OshWorld, number: string) {
  assert.notEqual((await this.document(number)).files.pdf, null)
})
Then(
  '{person} скачивает шаблон формы {quoted} таким, каким его загрузил(а) {person}',
  async function (this: OshWorld, person: string, title: string, sender: string) {
    const address = await (await this.session(person)).ownForms.address(title)
    const { sent } = (await this.session(sender)).ownForms
    assert(sent, `${sender} ничего не загружает`)
    assert.deepEqual(await this.download(address), sent)
  },
)
