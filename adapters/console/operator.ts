import { parseKnownEmail } from '@osh/core/shared/input/contacts.ts'
import { BackupRefused } from '../backup/backup-refused.ts'
import { runCommand } from '../backup/in-console.ts'
import { withSource } from '../backup/source.ts'
import { systemClock } from '../clock/system-clock.ts'
import { openDatabase } from '../postgres/database.ts'
import { makePostgresStorage } from '../postgres/postgres-storage.ts'
import type { Schema } from '../postgres/schema.ts'
import { readRunSettings } from '../server/running/run-settings.ts'

const USAGE = 'npm run operator -- add e-mail, npm run operator -- remove e-mail или npm run operator -- list'

const NO_ACCOUNT = 'Аккаунта с таким e-mail нет: сначала зарегистрируйтесь с ним в сервисе.'
const NO_FACTOR =
  'У аккаунта не включён вход по коду: сначала его владелец включает его в сервисе («Аккаунт» → «Настройки»), потом повторите команду.'
const NO_OPERATOR = 'Оператора с таким e-mail нет: список покажет npm run operator -- list.'

function wordRefusal(action: string, code: 'not-found' | 'factor/missing'): string {
  if (code === 'factor/missing') return NO_FACTOR
  return action === 'add' ? NO_ACCOUNT : NO_OPERATOR
}

/** `npm run operator -- add e-mail`: who runs the service; they sign in as everyone does, by a code too. Also `remove e-mail` and `list`. */
await runCommand(async () => {
  const [action = '', given = '', ...more] = process.argv.slice(2)
  const email = parseKnownEmail(given)
  const isRight = action === 'list' ? given === '' : ['add', 'remove'].includes(action) && email.ok
  if (!isRight || more.length > 0) throw new BackupRefused(`Укажите, что сделать: ${USAGE}.`)
  await withSource(readRunSettings(process.env, []), async (connection) => {
    const database = openDatabase<Schema>(connection, 1)
    const { operators } = makePostgresStorage(database, systemClock)
    try {
      if (action === 'list') {
        const all = await operators.list()
        console.log(all.length === 0 ? 'Операторов нет.' : all.map(({ email: of }) => of).join('\n'))
      } else if (email.ok) {
        const done = await (action === 'add'
          ? operators.add(email.value, systemClock.now())
          : operators.remove(email.value))
        if (!done.ok) throw new BackupRefused(wordRefusal(action, done.error.code))
        console.log(
          action === 'add'
            ? `Оператор добавлен: ${email.value}. Если он включит вход по коду заново, добавьте его ещё раз.`
            : `${email.value} больше не оператор.`,
        )
      }
    } finally {
      await database.close()
    }
  })
})
