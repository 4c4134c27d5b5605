import { fullActs } from '@osh/core/norms/acts/full-acts.ts'
import { listExpiring, listUnprolonged, WARNED_DAYS } from '@osh/core/norms/acts.ts'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { describeExpiry, nameActFully } from '@osh/core/wording/law/expiry.ts'

/**
 * `npm run law [-- dd.mm.yyyy]`: prints the acts in use that have ended by their own text, or end within 90 days
 * of the given day, today by default; then those applied past their end with no prolongation found, and those whose
 * end is not known for certain.
 */
const [typed] = process.argv.slice(2)
const day = parseLocalDate(typed ?? findTodayHere())
if (day.ok) print(day.value)
else {
  console.error(`Укажите дату как 20.11.2026 или 2026-11-20, а не «${typed}»`)
  process.exitCode = 2
}

function print(today: LocalDate): void {
  const expiring = listExpiring(fullActs, today)
  console.log(
    `Сроки актов на ${formatDate(today)}, ближайшие ${WARNED_DAYS} дней: ${expiring.length} из ${fullActs.length}\n`,
  )
  for (const one of expiring) console.log(`${nameActFully(one.act)}\n  ${describeExpiry(one)}\n`)
  const past = listUnprolonged(fullActs)
  console.log(`Продление не подтверждено: ${past.length}\n`)
  for (const act of past) console.log(`${nameActFully(act)}\n  ${act.prolongationUnconfirmed}\n`)
  const listed = new Set([...expiring.map(({ act }) => act.id), ...past.map(({ id }) => id)])
  const unsure = fullActs.filter(({ id, expiryUnconfirmed }) => expiryUnconfirmed !== null && !listed.has(id))
  console.log(`Срок не подтверждён: ${unsure.length}\n`)
  for (const act of unsure) console.log(`${act.short}: ${act.expiryUnconfirmed}`)
}

/** Today where this computer is, `yyyy-mm-dd`. */
function findTodayHere(): string {
  const now = new Date()
  const pad = (n: number): string => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
