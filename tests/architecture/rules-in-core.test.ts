import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const storages = globSync('adapters/{memory,local-storage,postgres,members,offline}/**/*.ts', {
  cwd: root,
}).filter((file) => !file.endsWith('.test.ts'))

/** Sign-in decides where its sessions are kept, and a password is made in the browser of the demo. */
const signIn = /account-store\.ts$|-sessions\.ts$|local-accounts\.ts$/
/** What only whoever reaches the outside can know. */
const outside = /\/(taken|not-configured)$/
/** What core has that makes a refusal: its commands ask it themselves. What «Тонус» reads refuses nothing. */
const makers = /^(?:fieldErrors|numberTaken|(?:check|judge|parse|read(?!Order$|Today$)|refuse)[A-Z]\w*)$/
/** What is asked of the desk is read there, and judged before it is kept on the device, as a screen does before it sends. */
const reads = /^adapters\/(?:members\/member-desk|offline\/offline-(?:evidence|incidents))\.ts$/

/** What a file takes from core, types apart. */
const takenFromCore = (code: string): readonly string[] =>
  [...code.matchAll(/^import \{([^}]*)\} from '@osh\/core\//gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

test('storages decide nothing: no refusal of theirs but that a thing is not there or has changed', () => {
  expect(storages.length).toBeGreaterThan(60)
  const rules = storages
    .filter((file) => !signIn.test(file))
    .flatMap((file) => {
      const code = readFileSync(`${root}/${file}`, 'utf8')
      const codes = [...code.matchAll(/code: '([a-z-]+\/[a-z-]+)'/g)].map(([, refusal = '']) => refusal)
      const made = reads.test(file) ? [] : takenFromCore(code).filter((name) => makers.test(name))
      return [...codes.filter((refusal) => !outside.test(refusal)), ...made].map((rule) => `${file}: ${rule}`)
    })
  expect(rules).toEqual([])
  const taken = storages.flatMap((file) => takenFromCore(readFileSync(`${root}/${file}`, 'utf8')))
  expect(taken).toEqual(expect.arrayContaining(['notFound', 'readNote', 'memoCommands']))
})

/** What a route or a call of the page may refuse by itself, with why no one else can know it. */
const ofTheWay: Readonly<Record<string, readonly string[]>> = {
  // An outside that does not answer, and someone who asks too often.
  'adapters/server/routes/lookup-routes.ts': ['lookup/silent', 'visitors/too-many'],
  // An address to be signed is no text of the trade.
  'adapters/server/routes/file-link-routes.ts': ['text/required'],
  // A refresh that answers with another status.
  'adapters/http/session/http-accounts.ts': ['auth/refresh-refused'],
}

test('routes, calls and screens decide no refusal: what a person may not do is said by core', () => {
  const files = globSync(['adapters/{server/routes,http}/**/*.ts', 'ui/**/*.{ts,tsx}'], { cwd: root })
  expect(files.filter((file) => file.startsWith('adapters/')).length).toBeGreaterThan(40)
  expect(files.length).toBeGreaterThan(300)
  const decided = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const code = readFileSync(`${root}/${file}`, 'utf8')
      const codes = [...code.matchAll(/code: '([a-z-]+\/[a-z-]+)'/g)].map(([, refusal = '']) => refusal)
      return codes.filter((refusal) => !ofTheWay[file]?.includes(refusal)).map((one) => `${file}: ${one}`)
    })
  expect(decided).toEqual([])
})
