import { codeAt } from '#adapters/server/sign-in/time-codes.ts'

const PATH = '/account/second-factor'
const STEP_MS = 30_000

type Ask = (path: string, body: Readonly<Record<string, string>>) => Promise<unknown>

/** Switches on signing in by a code, as a person does with their application. */
export async function enableFactor(ask: Ask, currentPassword: string, now: number): Promise<void> {
  const { secret } = (await ask(`${PATH}/secret`, { currentPassword })) as { readonly secret: string }
  await ask(PATH, { factorCode: codeAt(secret, Math.floor(now / STEP_MS)) })
}
