import { createHash, randomBytes } from 'node:crypto'
import { type ChainHead, chainLine, type LooseLine, noChain } from '@osh/core/journal/chain.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { makeGivingWay } from '../commands/giving-way.ts'
import type { Store, Work } from '../transact.ts'

/** A line may have the changes of thousands of records. */
const LINES = 100

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')
/** 128 bits: no one tries them all. */
const drawSalt = (): string => randomBytes(16).toString('base64url')

/**
 * Puts the lines of every company that have no place in its chain yet at the chain's end. Harmless to repeat, and for several servers at once: a
 * company's head is locked, and whoever finds it locked leaves that company to the other.
 */
export async function chainJournals(store: Store): Promise<void> {
  const { rows } = await sql<{ company_id: CompanyId }>`
    select distinct company_id from journal where number is null`.execute(store.kysely)
  for (const { company_id: company } of rows)
    while (await store.transaction((work) => chainSome(work, company)));
}

/** Answers whether there may be more. */
async function chainSome(work: Work, company: CompanyId): Promise<boolean> {
  const head = await lockHead(work, company)
  if (head === null) return false
  const { rows: lines } = await sql<LooseLine>`
    select company_id as "companyId", id, entered_by as by, entered_at as at, command, changes
    from journal where company_id = ${company} and number is null
    order by id limit ${LINES} for update`.execute(work)
  const giveWay = makeGivingWay()
  let end = head
  for (const line of lines) {
    const { number, seals, link } = await chainLine(end, line, line.changes.map(drawSalt), hashText)
    await sql`update journal set number = ${number}, seals = ${JSON.stringify(seals)}, link = ${link}
      where company_id = ${company} and id = ${line.id}`.execute(work)
    end = { number, link }
    await giveWay()
  }
  if (lines.length > 0)
    await sql`update journal_heads set number = ${end.number}, link = ${end.link}
      where company_id = ${company}`.execute(work)
  return lines.length === LINES
}

/** Null where another server has it, or the company is gone. */
async function lockHead(work: Work, company: CompanyId): Promise<ChainHead | null> {
  await sql`insert into journal_heads (company_id, number, link)
    select id, ${noChain.number}, ${noChain.link} from companies where id = ${company}
    on conflict (company_id) do nothing`.execute(work)
  const { rows } = await sql<ChainHead>`
    select number, link from journal_heads where company_id = ${company}
    for update skip locked`.execute(work)
  return rows[0] ?? null
}
