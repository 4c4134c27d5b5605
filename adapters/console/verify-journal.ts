import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { ChainHead } from '@osh/core/journal/chain.ts'
import { verifyExport } from '@osh/core/journal/verify-export.ts'
import { sayBroken } from '@osh/core/wording/journal/say-broken.ts'

/**
 * `npm run verify-journal -- journal.jsonl [number:link]`: checks an export of the journal of actions without the database, and names the first entry
 * that is broken. The number and link of an earlier head tell whether what came before it is still what it was.
 */
async function verify(file: string, known: ChainHead | null): Promise<boolean> {
  const verdict = await verifyExport(parseLines(file), hashText, known)
  if (!verdict.ok) {
    console.error(sayBroken(verdict.error))
    return false
  }
  const { head, hidden, waiting } = verdict.value
  console.log(`Журнал цел: записей ${head.number}, конец цепочки ${head.number}:${head.link}.`)
  if (hidden > 0) console.log(`Значения стёрты или скрыты в ${hidden} изменениях; сами записи на месте.`)
  if (waiting > 0) console.log(`Ещё не внесено в цепочку: ${waiting}.`)
  return true
}

async function* parseLines(file: string): AsyncGenerator<unknown, undefined> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (line !== '') yield parseLine(line)
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

function readChainHead(text: string | undefined): ChainHead | null {
  const [, number, link] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text ?? '') ?? []
  return number && link ? { number: Number(number), link } : null
}

const [file, given] = process.argv.slice(2)
const known = readChainHead(given)
if (file === undefined || (given !== undefined && known === null)) {
  console.error('npm run verify-journal -- journal.jsonl [номер:конец цепочки]')
  process.exitCode = 2
} else
  try {
    process.exitCode = (await verify(file, known)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    console.error(`Файл ${file} не читается: проверьте путь.`)
    process.exitCode = 2
  }
