import { type Kysely, sql } from 'kysely'
import type { Schema } from '#adapters/postgres/schema.ts'

/** Registers at the server and joins every company. */
export async function signedIn(
  address: string,
  kysely: Kysely<Schema>,
): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.org', password: 'a long password' }),
  })
  if (!response.ok) throw new Error(`registration answered ${response.status}`)
  const { accessToken } = (await response.json()) as { readonly accessToken: string }
  await sql`insert into memberships select c.id, u.id, 'owner', now() from companies c, users u`.execute(
    kysely,
  )
  return { authorization: `Bearer ${accessToken}` }
}
