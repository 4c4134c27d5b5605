import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { aPicture } from '#tests/pictures.ts'
import { anIncidentOnWire } from '#tests/server/asking.ts'
import { askUntil, oneByOne } from '../serving/load.ts'
import { type Product, visitor } from '../serving/product.ts'
import { type Attack, evidenceOf, previewOf, type Sender } from './flood-attacks.ts'

/** Between an answer and the next request. */
const [TABLE_EVERY_MS, PAPER_EVERY_MS, FILE_EVERY_MS] = [20, 100, 300]
const FILE = 2 ** 20

/** What another company did: each answer in milliseconds. */
export type Worked = {
  readonly tables: readonly number[]
  readonly papers: readonly number[]
  readonly files: readonly number[]
  /** How many of its files were not taken. */
  readonly refused: number
}

/** Somebody of the company, with an accident in it. */
export async function enter(product: Product, company: number): Promise<Sender> {
  // One address makes so many accounts.
  await product.kysely.deleteFrom('tries').execute()
  const { get } = await visitor(product, [company])
  const { rows } = await sql<{ id: number }>`
    select id from employees where company_id = ${company} order by id`.execute(product.kysely)
  const employees = rows.map(({ id }) => Number(id))
  const { url, headers } = get('/api/incidents')
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ companyId: company, ...anIncidentOnWire },
      injured: [{ employeeId: employees[0] }],
    }),
  })
  const { id } = (await response.json()) as { readonly id?: number }
  if (id === undefined) throw new Error(`an accident was answered ${response.status}`)
  return { headers, company, employees, incident: id }
}

/** Works until that is over. */
export type Work = (over: Promise<unknown>) => Promise<Worked>

/** The work of the company beside an attack, once it has been begun. */
export async function beginWork(address: string, person: Sender, { beside }: Attack): Promise<Work> {
  const { headers, company } = person
  const table = { url: `${address}/api/deadlines?companyId=${company}&section=briefings&limit=50`, headers }
  const paper = {
    url: `${address}/api/documents/preview`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: previewOf(person, 0),
  }
  await oneByOne(table, 200)
  if (beside === 'previews') await oneByOne(paper, 3)
  return async (over) => {
    const [tables, papers, sent] = await Promise.all([
      askUntil(table, over, TABLE_EVERY_MS),
      beside === 'previews' ? askUntil(paper, over, PAPER_EVERY_MS) : [],
      beside === 'uploads' ? uploadUntil(address, person, over) : { files: [], refused: 0 },
    ])
    return { tables, papers, ...sent }
  }
}

let uploads = 0

/** One file after another, until that is over; an answer of 5xx ends the run. */
async function uploadUntil(address: string, person: Sender, over: Promise<unknown>) {
  const files: number[] = []
  let [refused, isOver] = [0, false]
  const end = () => {
    isOver = true
  }
  over.then(end, end)
  while (!isOver) {
    uploads += 1
    const started = performance.now()
    const response = await fetch(`${address}${evidenceOf(person)}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'image/jpeg' },
      body: new Uint8Array(aPicture(String(uploads), FILE)),
    })
    await response.text()
    if (response.status >= 500) throw new Error(`a file was answered ${response.status}`)
    if (response.status !== 201) refused += 1
    files.push(performance.now() - started)
    await pause(FILE_EVERY_MS)
  }
  return { files, refused }
}
