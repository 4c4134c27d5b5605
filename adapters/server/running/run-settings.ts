import { join } from 'node:path'
import { parseKnownEmail } from '@osh/core/shared/input/contacts.ts'
import { chooseErasuresFile } from '#adapters/erasures/erasure-file.ts'
import type { Site } from '#adapters/landing/site.ts'
import type { MailSettings } from '#adapters/mail/smtp-transport.ts'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import { readProxies, type TrustedProxies } from '../request/client-address.ts'
import { KEYS } from '../sign-in/key-file.ts'
import { type PushPlan, readPushPlan } from './push-settings.ts'
import { readSite } from './site-settings.ts'

export type RunSettings = {
  /** By which mails are sent; null: they are kept and not sent. */
  readonly mail: MailSettings | null
  /** By which browsers are told of notices; null: none is. */
  readonly push: PushPlan | null
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  /** A PostgreSQL of the user's own; null: the embedded one. */
  readonly databaseUrl: string | null
  /** Where a backup is put every day; null: nowhere. */
  readonly backupDirectory: string | null
  /** A file that holds the keys which sign tokens, beside the one that seals secrets; null: the database holds them, and seals nothing. */
  readonly keyFile: string | null
  /** Where security events are written; null: to standard error. */
  readonly securityLog: string | null
  /** Whose `X-Forwarded-For` is believed. */
  readonly proxies: TrustedProxies
  /** Where erasures are noted. */
  readonly erasuresFile: string
  /** What the pages for everyone say of whoever runs the service. */
  readonly site: Site
  /** A throw-away data directory with a company to look at. */
  readonly demo: boolean
  /** Whether pages are served; without them the server has the API alone. */
  readonly pages: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads PORT, HOST, DATA_DIR, DATABASE_URL, BACKUP_DIR, ERASURES_FILE, KEY_FILE, SECURITY_LOG, TRUSTED_PROXIES, SMTP_URL, MAIL_FROM, VAPID_PRIVATE_KEY, PUSH_SERVICES, what
 * `readSite` reads, and the options `--demo` and `--without-ui`; an empty variable is none.
 */
export function readRunSettings(environment: Environment, options: readonly string[]): RunSettings {
  const unknown = options.find((option) => option !== '--demo' && option !== '--without-ui')
  if (unknown !== undefined) {
    throw new StartRefused(`Параметр ${unknown} неизвестен: есть только --demo и --without-ui.`)
  }
  const dataDirectory = environment.DATA_DIR || './data'
  const site = readSite(environment)
  return {
    port: readPort(environment.PORT || '3000'),
    host: environment.HOST || '127.0.0.1',
    dataDirectory,
    databaseUrl: readUrl(environment.DATABASE_URL || null),
    backupDirectory: environment.BACKUP_DIR || null,
    keyFile: environment.KEY_FILE || (environment.DATABASE_URL ? null : join(dataDirectory, KEYS)),
    securityLog: environment.SECURITY_LOG || null,
    mail: readMail(environment.SMTP_URL || null, environment.MAIL_FROM || null),
    proxies: readTrusted(environment.TRUSTED_PROXIES || ''),
    erasuresFile: chooseErasuresFile(environment, dataDirectory),
    push: readPushPlan(environment, site),
    site,
    demo: options.includes('--demo'),
    pages: !options.includes('--without-ui'),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new StartRefused(`PORT «${text}» не подходит: укажите номер порта от 0 до 65535.`)
}

function readMail(url: string | null, from: string | null): MailSettings | null {
  if (url === null) return null
  if (!/^smtps?:/.test(url) || !URL.canParse(url) || new URL(url).hostname === '')
    throw new StartRefused('SMTP_URL не читается: укажите адрес вида smtp://имя:пароль@сервер:587.')
  const [, address = from ?? ''] = /<([^<>]+)>\s*$/.exec(from ?? '') ?? []
  if (from === null || !parseKnownEmail(address).ok)
    throw new StartRefused(
      'MAIL_FROM не указан или не читается: укажите адрес, от которого идут письма, например Охрана труда <noreply@example.org>.',
    )
  return { url, from }
}

function readTrusted(text: string): TrustedProxies {
  const proxies = readProxies(text)
  if (proxies !== null) return proxies
  throw new StartRefused(
    `TRUSTED_PROXIES «${text}» не читается: укажите адреса или сети через запятую, например 10.0.0.5, 10.1.0.0/16.`,
  )
}

function readUrl(text: string | null): string | null {
  if (text === null || (/^postgres(ql)?:/.test(text) && URL.canParse(text))) return text
  throw new StartRefused(
    'DATABASE_URL не читается: укажите адрес вида postgres://имя:пароль@сервер:5432/база.',
  )
}
