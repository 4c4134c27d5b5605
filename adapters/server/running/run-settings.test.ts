import { expect, it } from 'vitest'
import { readRunSettings } from './run-settings.ts'

it('has a default for everything', () => {
  expect(readRunSettings({ PORT: '', DATABASE_URL: '' }, [])).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDirectory: './data',
    databaseUrl: null,
    backupDirectory: null,
    demo: false,
    pages: true,
  })
})

it.each(['http', '65536', '-1', '3e3', ' 80'])('refuses the port «%s»', (PORT) => {
  expect(() => readRunSettings({ PORT }, [])).toThrow(/^PORT/)
})

it('refuses a database address without repeating it: there is a password in it', () => {
  const DATABASE_URL = 'mysql://osh:secret@db/osh'
  expect(() => readRunSettings({ DATABASE_URL }, [])).toThrow(/^DATABASE_URL(?!.*secret)/)
})

it('refuses an option that it does not know', () => {
  expect(() => readRunSettings({}, ['--dmeo'])).toThrow('--dmeo')
})
