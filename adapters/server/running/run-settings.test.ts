import { expect, it } from 'vitest'
import { noSite } from '#adapters/landing/site.ts'
import { readRunSettings } from './run-settings.ts'

it('has a default for everything', () => {
  expect(readRunSettings({ PORT: '', DATABASE_URL: '' }, [])).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDirectory: './data',
    databaseUrl: null,
    backupDirectory: null,
    keyFile: 'data/keys.json',
    securityLog: null,
    mail: null,
    push: null,
    proxies: expect.any(Function),
    erasuresFile: 'data/erasures.jsonl',
    site: noSite,
    demo: false,
    pages: true,
  })
})

it('keeps keys in a file: the one that is named, or beside the embedded database', () => {
  const DATABASE_URL = 'postgres://osh@db/osh'
  expect(readRunSettings({ DATABASE_URL }, []).keyFile).toBeNull()
  expect(readRunSettings({ DATABASE_URL, KEY_FILE: '/keys/osh' }, []).keyFile).toBe('/keys/osh')
  expect(readRunSettings({ DATA_DIR: '/data', KEY_FILE: '' }, []).keyFile).toBe('/data/keys.json')
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

it('believes no proxy until one is named, by its address or network', () => {
  expect(readRunSettings({}, []).proxies('127.0.0.1')).toBe(false)
  const { proxies } = readRunSettings({ TRUSTED_PROXIES: '10.0.0.5, 192.168.0.0/16, ::1' }, [])
  expect(['10.0.0.5', '::ffff:10.0.0.5', '192.168.7.7', '::1'].map(proxies)).toEqual([true, true, true, true])
  expect(['10.0.0.6', '127.0.0.1', '', undefined].map(proxies)).toEqual([false, false, false, false])
})

it.each(['nginx', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.1 10.0.0.2'])(
  'refuses the proxies «%s»',
  (TRUSTED_PROXIES) => {
    expect(() => readRunSettings({ TRUSTED_PROXIES }, [])).toThrow(/^TRUSTED_PROXIES/)
  },
)

const url = 'smtp://osh:secret@mail.example.org:587'

it.each(['noreply@example.org', 'Охрана труда <noreply@example.org>'])(
  'sends mails from «%s»',
  (MAIL_FROM) => {
    expect(readRunSettings({ SMTP_URL: url, MAIL_FROM }, []).mail).toEqual({ url, from: MAIL_FROM })
  },
)

it('sends no mail where no mail server is named', () => {
  expect(readRunSettings({ MAIL_FROM: 'noreply@example.org' }, []).mail).toBeNull()
})

it.each(['mail.example.org', 'http://osh:secret@mail.example.org', 'smtp://'])(
  'refuses the mail server «%s» without repeating it',
  (SMTP_URL) => {
    expect(() => readRunSettings({ SMTP_URL, MAIL_FROM: 'a@example.org' }, [])).toThrow(
      /^SMTP_URL(?!.*secret)/,
    )
  },
)

it.each(['', 'Охрана труда', 'noreply@', 'Охрана труда <noreply>'])(
  'refuses to send from «%s»',
  (MAIL_FROM) => {
    expect(() => readRunSettings({ SMTP_URL: url, MAIL_FROM }, [])).toThrow(/^MAIL_FROM/)
  },
)
