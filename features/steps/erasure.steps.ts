import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { strFromU8, unzipSync } from 'fflate'
import { eraseAccount, eraseCompany } from '#adapters/server/jobs/erase-due.ts'
import { runDueJobs } from '#adapters/server/jobs/run-jobs.ts'
import type { OshWorld } from '../support/world.ts'

When(
  '{person} удаляет организацию, введя {quoted}',
  async function (this: OshWorld, person: string, typed: string) {
    await (await this.session(person)).leaving.closeCompany(typed)
  },
)
When('{person} удаляет организацию, введя её наименование', async function (this: OshWorld, person: string) {
  await (await this.session(person)).leaving.closeCompany()
})
When('{person} отменяет удаление организации', async function (this: OshWorld, person: string) {
  await (await this.session(person)).leaving.keepCompany()
})
When(
  '{person} удаляет аккаунт, введя {quoted}',
  async function (this: OshWorld, person: string, typed: string) {
    await (await this.session(person)).leaving.closeAccount(typed)
  },
)
When('{person} удаляет аккаунт, введя его e-mail', async function (this: OshWorld, person: string) {
  await (await this.session(person)).leaving.closeAccount()
})
When('{person} отменяет удаление аккаунта', async function (this: OshWorld, person: string) {
  await (await this.session(person)).leaving.keepAccount()
})
When('сервис удаляет то, чему пришёл срок', async function (this: OshWorld) {
  const { clock, storage } = this
  const handlers = { 'erase-company': eraseCompany(storage), 'erase-account': eraseAccount(storage) }
  const needs = { queue: storage.jobs, clock, handlers, tell: () => undefined }
  while ((await runDueJobs(needs)) > 0);
})

const closesOn = async ({ records, company }: OshWorld): Promise<LocalDate | null | undefined> =>
  (await records.subscriptions.readSubscription(company)).term?.closesOn

Then('организация будет удалена {day}', async function (this: OshWorld, day: LocalDate) {
  assert.equal(await closesOn(this), day)
})
Then('организация не удаляется', async function (this: OshWorld) {
  assert.equal(await closesOn(this), null)
})
Then(
  '{person} скачивает всё, что внесено: в выгрузке есть {quoted}',
  async function (this: OshWorld, person: string, part: string) {
    const answer = await this.send(person, `/api/companies/${this.company}/archive`)
    assert.equal(answer.status, 200)
    const files = Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    assert.ok(files.some((bytes) => strFromU8(bytes).includes(part)))
  },
)
Then('организация на месте', async function (this: OshWorld) {
  assert.ok((await this.keptRecords()).length > 0)
})
Then('организации больше нет', async function (this: OshWorld) {
  assert.deepEqual(await this.keptRecords(), [])
})
Then('аккаунт будет удалён {day}', async function (this: OshWorld, day: LocalDate) {
  assert.equal((await this.records.account.readAccount()).closesOn, day)
})
Then('аккаунт не удаляется', async function (this: OshWorld) {
  assert.equal((await this.records.account.readAccount()).closesOn, null)
})
Then('аккаунта больше нет', async function (this: OshWorld) {
  assert.equal(await this.storage.accounts.findUserById(this.user), null)
})
