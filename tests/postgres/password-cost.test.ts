import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { runOnDatabase } from '#adapters/server/running/app-on-database.ts'
import { freshDatabase, openTestDatabase } from '#tests/database.ts'

it('a password that the running server keeps has cost what OWASP asks; of a refresh token it keeps the SHA-256 alone', async () => {
  const { connection, close } = await freshDatabase()
  const database = openTestDatabase(connection, 2)
  const running = runOnDatabase(database, null)
  const registered = await running.app.request('/api/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'vera@example.org', password: 'длинный пароль' }),
  })
  expect(registered.status).toBe(201)
  const { passwordHash } = await database.kysely
    .selectFrom('users')
    .select('password_hash as passwordHash')
    .executeTakeFirstOrThrow()
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const { refreshToken } = (await registered.json()) as { readonly refreshToken: string }
  expect(refreshToken).toMatch(/^[\w-]{43}$/)
  const kept = await database.kysely.selectFrom('refresh_tokens').selectAll().executeTakeFirstOrThrow()
  expect(kept.token_hash).toBe(createHash('sha256').update(refreshToken).digest('hex'))
  expect(JSON.stringify(kept)).not.toContain(refreshToken)
  await running.close()
  await database.close()
  await close()
})
