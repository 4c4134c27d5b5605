import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPassphrase } from './passphrase.ts'

it('is read from a file before the environment, less the end of its line', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'osh-phrase-'))
  const file = join(directory, 'phrase')
  writeFileSync(file, 'пароль из файла\n')
  const given = { BACKUP_PASSPHRASE_FILE: file, BACKUP_PASSPHRASE: 'пароль окружения' }
  expect(await readPassphrase(given)).toBe('пароль из файла')
  rmSync(directory, { recursive: true })
  await expect(readPassphrase(given)).rejects.toThrow(/не читается/)
})

it('may be left out, but is not short', async () => {
  expect(await readPassphrase({ BACKUP_PASSPHRASE: '', BACKUP_PASSPHRASE_FILE: '' })).toBeNull()
  await expect(readPassphrase({ BACKUP_PASSPHRASE: 'одиннадцать' })).rejects.toThrow(/короче 12/)
})
