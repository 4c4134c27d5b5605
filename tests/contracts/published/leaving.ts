import { expect } from 'vitest'
import { codeAt } from '#adapters/server/sign-in/time-codes.ts'
import { anEmployeeOnWire, type Json, PASSWORD } from '#tests/server/asking.ts'
import type { Walk } from './walk.ts'

/** Since the password was changed. */
const NEXT = 'совсем другой пароль'

/** Devices, the password, the example, another company. */
export async function leave({ server, owner, house, walk, get, post }: Walk): Promise<void> {
  await leaveFactor({ server, owner })
  const asOwner = { email: 'owner@example.org', password: PASSWORD }
  await server.ask('/api/login', { body: asOwner })
  const devices = (await (await owner.ask('/api/account/sessions')).json()) as Json[]
  const other = devices.find(({ current }) => current === false)
  const sessions = '/api/account/sessions'
  await walk('DELETE', `${sessions}/:sessionId`, `${sessions}/${other?.id}`, 204)
  await walk('DELETE', sessions, sessions, 204)
  const newPassword = { currentPassword: PASSWORD, newPassword: NEXT }
  await post('/api/account/email', { email: 'owner-changed@example.org', currentPassword: PASSWORD }, 200)
  await post('/api/password-code', { email: owner.email }, 200)
  const unknown = { code: '1-x', newPassword: 'совсем другой замок' }
  await walk('POST', '/api/password', '/api/password', 422, unknown)
  await walk('POST', '/api/email', '/api/email', 422, { code: '1-x' })
  const confirmation = '/api/account/confirmation'
  await walk('POST', confirmation, confirmation, 422, { code: '1-x' })
  await walk('POST', `${confirmation}-code`, `${confirmation}-code`, 200)
  await post('/api/account/password', newPassword, 204)
  await walkPush({ walk })
  await walkApplication({ server, get, post }, newPassword.newPassword)

  const { id: example } = await post('/api/example-company')
  await get('/api/example-company/papers')
  const own = `/api/companies/${house.company}/open`
  await walk('POST', '/api/companies/:id/open', own, 200)
  await walk('DELETE', '/api/companies/:id', `/api/companies/${example}`, 204)
}

/** The second factor that an operator has is off again. */
async function leaveFactor({ server, owner }: Pick<Walk, 'server' | 'owner'>) {
  const { accounts } = server.storage
  const account = await accounts.findUserByEmail(owner.email)
  const factor = account && (await accounts.factorOf(account.id))
  if (!factor) return
  const factorCode = codeAt(factor.secret, factor.lastStep + 1)
  const body = { currentPassword: PASSWORD, factorCode }
  expect((await owner.ask('/api/account/second-factor/end', { body })).status).toBe(204)
}

/** A browser that asks to be told, and no longer. */
async function walkPush({ walk }: Pick<Walk, 'walk'>) {
  const path = '/api/account/push'
  const browser = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a',
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'short',
  }
  await walk('POST', path, path, 422, browser)
  await walk('DELETE', path, path, 204)
}

/** An authenticator application, from its secret to its end. */
async function walkApplication(
  { server, get, post }: Pick<Walk, 'server' | 'get' | 'post'>,
  currentPassword: string,
) {
  const path = '/api/account/second-factor'
  await get(path)
  const { secret } = await post(`${path}/secret`, { currentPassword }, 200)
  const step = Math.floor(Date.parse(server.clock.now()) / 30_000)
  const codeOf = (at: number) => ({ factorCode: codeAt(String(secret), at) })
  const { codes } = await post(path, codeOf(step - 1), 200)
  const [factorCode] = codes as readonly string[]
  await post(`${path}/recovery-codes`, { currentPassword, factorCode }, 200)
  await post(`${path}/end`, { currentPassword, ...codeOf(step) }, 204)
}

/** Erasing people; closing companies and the account itself, and taking it back. */
export async function eraseAll({ owner, house, walk, post, change }: Walk): Promise<void> {
  // The invoice that was paid is of a tariff for offices, and the house's own position was answered to be none.
  const position = await post('/api/positions', { companyId: house.company, name: 'Архивариус' })
  const hired = { companyId: house.company, employeeGroupId: house.department, positionId: position.id }
  const left = await post('/api/employees', { ...hired, ...anEmployeeOnWire, firstName: 'Инна' })
  await change('/api/employees/:id', Number(left.id), { dismissalDate: '2024-01-10' })
  const leaver = `/api/employees/${left.id}/erasure`
  await walk('POST', '/api/employees/:id/erasure', leaver, 204)
  const companies = (await (await owner.ask('/api/companies')).json()) as Json[]
  const { name: confirmation } = companies.find(({ id }) => id === house.company) ?? {}
  const closing = `/api/companies/${house.company}/closing`
  await walk('POST', '/api/companies/:id/closing', closing, 200, {
    confirmation,
    currentPassword: NEXT,
  })
  await walk('DELETE', '/api/companies/:id/closing', closing, 204)
  await post('/api/account/closing', { confirmation: owner.email, currentPassword: NEXT }, 200)
  await walk('DELETE', '/api/account/closing', '/api/account/closing', 204)
}
