import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BackupRefused } from '../backup-refused.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'
import type { Frame } from './frames.ts'

const PASSPHRASE = 'двенадцать знаков'
/** Guessing at a test's passphrase may be cheap. */
const quick = { N: 2, r: 1, p: 1 }
const SECRET = 'Иванов Иван Иванович'

let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'osh-file-'))
  file = join(directory, 'osh.backup')
})
afterEach(() => rmSync(directory, { recursive: true }))

const small: readonly Frame[] = [
  { kind: 'start', start: { madeAt: '2026-11-22T00:00:00.000Z', migrations: [], sequences: [] } },
  { kind: 'table', table: { name: 'employees', columns: ['full_name'] } },
  { kind: 'rows', bytes: Buffer.from(SECRET) },
  { kind: 'tableEnd', end: { rows: 1, sha256: 'sum' } },
  { kind: 'end' },
]

async function* framesOf(frames: readonly Frame[]): AsyncGenerator<Frame> {
  yield* frames
}

const write = (passphrase: string | null, frames = small) =>
  writeBackupFile(file, passphrase, framesOf(frames), quick)

async function readAll(passphrase: string | null): Promise<readonly Frame[]> {
  const frames: Frame[] = []
  for await (const frame of readBackupFile(file, passphrase)) frames.push(frame)
  return frames
}

it.each([null, PASSPHRASE])('reads what was written, and keeps it from others (%s)', async (passphrase) => {
  await write(passphrase)
  expect(await readAll(passphrase)).toEqual(small)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(directory)).toEqual(['osh.backup'])
})

it('says nothing of its content without the passphrase', async () => {
  const incompressible = [SECRET, 'employees', 'full_name', 'rows']
  await write(PASSPHRASE)
  const bytes = readFileSync(file)
  for (const words of incompressible) expect(bytes.includes(words)).toBe(false)
  await expect(readAll(null)).rejects.toThrow(/зашифрована/)
  await expect(readAll('другой длинный пароль')).rejects.toThrow(/Пароль не подходит/)
})

it('its key costs what OWASP asks of scrypt, and the head of the file names that', async () => {
  await writeBackupFile(file, PASSPHRASE, framesOf(small))
  const head = /\{.*?\}/.exec(readFileSync(file, 'latin1'))?.[0] ?? ''
  expect(JSON.parse(head)).toMatchObject({ sealed: 'aes-256-gcm', N: 2 ** 17, r: 8, p: 1 })
  expect(await readAll(PASSPHRASE)).toEqual(small)
})

it('a file of many chunks comes back whole', async () => {
  const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)))
  const rows = Array.from({ length: 40 }, (): Frame => ({ kind: 'rows', bytes }))
  await write(PASSPHRASE, [...small.slice(0, 2), ...rows, ...small.slice(3)])
  expect((await readAll(PASSPHRASE)).length).toBe(44)
})

it.each([null, PASSPHRASE])('wherever it is cut, it is refused (%s)', async (passphrase) => {
  await write(passphrase)
  const whole = readFileSync(file)
  for (let length = 0; length < whole.length; length += 3) {
    writeFileSync(file, whole.subarray(0, length))
    await expect(readAll(passphrase), `${length} bytes`).rejects.toThrow(BackupRefused)
  }
  writeFileSync(file, Buffer.concat([whole, Buffer.from('x')]))
  await expect(readAll(passphrase)).rejects.toThrow(/изменён/)
})

it.each([null, PASSPHRASE])('whichever byte is another, it is refused (%s)', async (passphrase) => {
  await write(passphrase)
  const whole = readFileSync(file)
  for (let at = 0; at < whole.length; at += 3) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 1
    writeFileSync(file, changed)
    await expect(readAll(passphrase), `byte ${at}`).rejects.toThrow(BackupRefused)
  }
})

it('a taken name, and a folder that is not there, are refused; what fails leaves no file', async () => {
  await write(null)
  await expect(write(null)).rejects.toThrow(/уже есть/)
  rmSync(file)
  await expect(writeBackupFile(join(directory, 'no/file'), null, framesOf(small), quick)).rejects.toThrow(
    /нельзя/,
  )
  async function* broken(): AsyncGenerator<Frame> {
    yield* small.slice(0, 2)
    throw new Error('gone')
  }
  await expect(writeBackupFile(file, null, broken())).rejects.toThrow('gone')
  expect(readdirSync(directory)).toEqual([])
})
