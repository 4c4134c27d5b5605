import { backupCost } from './backup.ts'
import { messageTimes } from './chat/message-times.ts'
import { commandTimes } from './commands/commands.ts'
import { deadlineRequests } from './deadlines/deadline-requests.ts'
import { todayRequests } from './deadlines/today-requests.ts'
import { digestsSent } from './digest/digests.ts'
import { archivePages } from './documents/archive.ts'
import { issuedBatch } from './documents/batch.ts'
import { companyArchive } from './documents/company-archive.ts'
import { incidentZip } from './documents/incident-zip.ts'
import { libraryPrinted } from './documents/library.ts'
import { librarySearch } from './documents/library-search.ts'
import { longMemoPrinted } from './documents/long-memo.ts'
import { sourcedPapers } from './documents/sourced-papers.ts'
import { dueDates } from './due-dates.ts'
import { type Figure, lineOf, passes } from './figure.ts'
import { firstHour } from './first-hour.ts'
import { formsPrinted } from './forms.ts'
import { importLoad } from './imports/import-load.ts'
import { importReading } from './imports/import-reading.ts'
import { tableFile } from './imports/table-file.ts'
import { landingPage } from './landing/landing-page.ts'
import { newsScrolling } from './news/news-scrolling.ts'
import { noticesScrolling } from './news/notices-scrolling.ts'
import { incidentOnPhone } from './phone/incident-phone.ts'
import { phonePaint } from './phone/phone-paint.ts'
import { differenceRequest } from './requirements/difference-request.ts'
import { isSmall } from './size.ts'
import { startUp } from './start-up.ts'
import { flood } from './storm/flood.ts'
import { honestStops } from './storm/honest-stops.ts'
import { hostileStops } from './storm/hostile-stops.ts'
import { storm } from './storm/storm.ts'
import { refusalTimes } from './strangers/refusal-times.ts'
import { tablePaint } from './table/table-paint.ts'
import { pageWeight } from './weight/page-weight.ts'

type Measure = () => Promise<readonly Figure[]>

const measures: Readonly<Record<string, Measure>> = {
  dates: dueDates,
  deadlines: deadlineRequests,
  today: todayRequests,
  difference: differenceRequest,
  table: tablePaint,
  phone: phonePaint,
  'first-hour': firstHour,
  'incident-phone': incidentOnPhone,
  weight: pageWeight,
  landing: landingPage,
  start: startUp,
  forms: formsPrinted,
  library: libraryPrinted,
  memo: longMemoPrinted,
  batch: issuedBatch,
  'sourced-papers': sourcedPapers,
  storm,
  stops: hostileStops,
  flood: () => flood(),
  strangers: refusalTimes,
  'row-stops': honestStops,
  archive: archivePages,
  'incident-zip': incidentZip,
  'company-archive': companyArchive,
  search: librarySearch,
  commands: commandTimes,
  digest: digestsSent,
  chat: messageTimes,
  news: newsScrolling,
  notices: noticesScrolling,
  backup: backupCost,
  'import-reading': importReading,
  'import-load': importLoad,
  'table-file': tableFile,
}

/**
 * `npm run bench`, or one measure of it: `npm run bench -- --only deadlines`. `--only commands` also takes `--against DIR`; `--small` (size.ts).
 */
function chosen(options: readonly string[]): readonly string[] {
  const at = options.indexOf('--only')
  if (at < 0) return Object.keys(measures)
  const name = options[at + 1] ?? ''
  if (name in measures) return [name]
  throw new Error(`--only takes one of: ${Object.keys(measures).join(', ')}`)
}

/** Whether every target of the measure was reached; a measure that fails has reached none. */
async function reached(name: string): Promise<boolean> {
  const started = performance.now()
  console.log(`\n${name}`)
  try {
    const figures = (await measures[name]?.()) ?? []
    for (const figure of figures) console.log(lineOf(figure))
    console.log(`       (${((performance.now() - started) / 1000).toFixed(0)} s)`)
    return figures.length > 0 && (isSmall || figures.every((figure) => passes(figure) !== false))
  } catch (error) {
    console.log(`FAILED ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return false
  }
}

const names = chosen(process.argv.slice(2))
const missed: string[] = []
for (const name of names) if (!(await reached(name))) missed.push(name)
console.log(missed.length === 0 ? '\nEvery target reached' : `\nMissed: ${missed.join(', ')}`)
process.exitCode = missed.length === 0 ? 0 : 1
