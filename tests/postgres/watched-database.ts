import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { buildClientOptions, type Database } from '#adapters/postgres/database.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { freshDatabase } from '#tests/database.ts'

/**
 * How PostgreSQL ran a query: the tables it read from end to end, how many rows of each it read for the result, the count of the total aside,
 * and how many rows of tables in all.
 */
export type QueryPlan = {
  readonly readWhole: readonly string[]
  readonly rowsRead: ReadonlyMap<string, number>
  readonly rowsInAll: number
}

export type WatchedDatabase = Database<Schema> & {
  /** Plans of all queries that the work made; with a table, of those alone that name it. */
  plansOf(work: () => Promise<unknown>, table?: string): Promise<readonly QueryPlan[]>
  /** How many statements the work made, those that begin and end a transaction aside. */
  statementsOf(work: () => Promise<unknown>): Promise<number>
  /**
   * How many rows pass through the plan of each update and delete that the work made, when the planner takes the tables' rows for few, as
   * it does of a memo that is new to it: then it joins by loops. Each is done once more and undone.
   */
  rowsHandled(work: () => Promise<unknown>): Promise<readonly number[]>
}

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Parent Relationship'?: string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** A table of so few rows is read whole sooner than its index: that says nothing. */
const FEW = 1000

/** A database of its own whose queries can be explained after they ran. */
export async function watchDatabase(): Promise<WatchedDatabase> {
  const fresh = await freshDatabase()
  const queries: CompiledQuery[] = []
  const pool = new pg.Pool({ ...buildClientOptions(fresh.connection), max: 2 })
  // The database is dropped at the end; a connection that is being closed then may be told so.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      queries.push(query)
    },
  })
  return {
    kysely,
    transaction: (work) => kysely.transaction().execute(work),
    ping: async () => {},
    plansOf: async (work, table = '') => {
      queries.length = 0
      await work()
      const made = queries.filter((query) => query.sql.includes(table))
      return Promise.all(made.map((query) => explain(pool, query)))
    },
    statementsOf: async (work) => {
      queries.length = 0
      await work()
      return queries.length
    },
    rowsHandled: async (work) => {
      queries.length = 0
      await work()
      const handled: number[] = []
      for (const query of queries.filter(({ sql }) => /^\s*(update|delete) /.test(sql)))
        handled.push(await handledBy(pool, query))
      return handled
    },
    close: async () => {
      await kysely.destroy()
      await fresh.close()
    },
  }
}

async function explain(pool: pg.Pool, query: CompiledQuery): Promise<QueryPlan> {
  const text = `explain (analyze, format json) ${query.sql}`
  const { rows } = await pool.query<Explained>(text, [...query.parameters])
  const nodes = nodesOf(rows)
  const forResult = (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesWithoutCount(Plan))
  const tables = Map.groupBy(forResult, (node) => node['Relation Name'] ?? '')
  return {
    readWhole: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && plusRows(0, node) >= FEW)
      .map((node) => node['Relation Name'] ?? ''),
    rowsRead: new Map([...tables].map(([table, scans]) => [table, scans.reduce(plusRows, 0)])),
    rowsInAll: nodes.filter((node) => node['Relation Name']).reduce(plusRows, 0),
  }
}

const LOOPS_ALONE =
  'set local enable_hashjoin = off; set local enable_mergejoin = off; set local enable_seqscan = off'

async function handledBy(pool: pg.Pool, { sql, parameters }: CompiledQuery): Promise<number> {
  const client = await pool.connect()
  const values = parameters.map((value) =>
    pg.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value)),
  )
  try {
    await client.query(`begin; ${LOOPS_ALONE}; prepare once as ${sql}`)
    const { rows } = await client.query<Explained>(
      `explain (analyze, format json) execute once (${values.join()})`,
    )
    return nodesOf(rows).reduce(plusRows, 0)
  } finally {
    await client.query('rollback; deallocate once')
    client.release()
  }
}

type Explained = { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }

const nodesOf = ([row]: readonly Explained[]): readonly PlanNode[] =>
  (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => allNodes(Plan))

const plusRows = (rows: number, node: PlanNode): number =>
  rows + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

const allNodes = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(allNodes)]

const nodesWithoutCount = (node: PlanNode): readonly PlanNode[] =>
  node['Parent Relationship'] === 'InitPlan' ? [] : [node, ...(node.Plans ?? []).flatMap(nodesWithoutCount)]
