import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { OpenDatabase } from '../src/database/database.ts'
import { createEmbeddedDatabase, type EmbeddedClient } from '../src/database/embedded-database.ts'

interface DemoTable {
  state: string
  /** Copy of the table's rows; undefined if it has none. */
  rows: Blob | undefined
}

interface EmbeddedDemo {
  client: PGlite
  tables: ReadonlyMap<string, DemoTable>
  resetSequences: string
}

/** Databases that no test uses now. Opening a database takes most of a second, so test files of a worker reuse them. */
const unusedDemos: EmbeddedDemo[] = []

/** Reads statistics of each table, which differ after a write. */
async function readTableStatistics(client: PGlite): Promise<Map<string, string>> {
  await client.exec('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ name: string; state: string }>(
    `select relid::regclass::text as name, concat_ws('/', n_tup_ins, n_tup_upd, n_tup_del, n_live_tup) as state
     from pg_stat_user_tables join pg_class on oid = relid where relkind = 'r'`,
  )
  return new Map(rows.map(({ name, state }) => [name, state]))
}

/** Reads the dump once it is complete. The global setup has started it. */
async function readDump(): Promise<Uint8Array<ArrayBuffer>> {
  const { dump } = inject('demo')
  while (!existsSync(dump)) {
    if (existsSync(`${dump}.failed`)) throw new Error('The demo could not be dumped: see the output above.')
    await setTimeout(50)
  }
  return new Uint8Array(await readFile(dump))
}

async function restoreDemo(): Promise<EmbeddedDemo> {
  const loadDataDir = new Blob([await readDump()])
  const client = await PGlite.create('memory://', { loadDataDir })
  const tables = new Map<string, DemoTable>()
  for (const [table, state] of await readTableStatistics(client)) {
    const { blob: rows } = await client.query(`copy ${table} to '/dev/blob'`)
    tables.set(table, { state, rows })
  }
  const { rows } = await client.query<{ statement: string }>(
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
       coalesce(last_value, start_value), last_value is not null) as statement from pg_sequences`,
  )
  return { client, tables, resetSequences: rows.map(({ statement }) => statement).join(';') }
}

async function restoreChangedTables({ client, tables, resetSequences }: EmbeddedDemo): Promise<EmbeddedDemo> {
  await client.exec('reset role; reset all; set session_replication_role = replica')
  for (const [table, state] of await readTableStatistics(client)) {
    const storedTable = tables.get(table)
    if (storedTable?.state === state) continue
    await client.exec(`delete from ${table}`)
    if (storedTable?.rows)
      await client.query(`copy ${table} from '/dev/blob'`, [], { blob: storedTable.rows })
  }
  await client.exec(`set session_replication_role = default; ${resetSequences}`)
  const states = await readTableStatistics(client)
  const currentTables = [...tables].map(
    ([table, { rows }]) => [table, { state: states.get(table) ?? '', rows }] as const,
  )
  return { client, tables: new Map(currentTables), resetSequences }
}

/** Wraps the client for one test, so that late queries of that test cannot reach the next test's data. */
function lendClient(client: PGlite): { client: EmbeddedClient; returnClient: () => Promise<void> } {
  let hasEnded = false
  const listeners: (() => Promise<void>)[] = []
  const runningQueries = new Set<Promise<unknown>>()
  const runUnlessEnded = <T>(runQuery: () => Promise<T>): Promise<T> => {
    if (hasEnded) return Promise.reject(new Error('the test of this database has ended'))
    const queryPromise = runQuery()
    runningQueries.add(queryPromise)
    const removeRunningQuery = () => runningQueries.delete(queryPromise)
    queryPromise.then(removeRunningQuery, removeRunningQuery)
    return queryPromise
  }
  return {
    client: {
      query: (...args) => runUnlessEnded(() => client.query(...args)),
      exec: (...args) => runUnlessEnded(() => client.exec(...args)),
      transaction: (runInTransaction) => runUnlessEnded(() => client.transaction(runInTransaction)),
      dumpDataDir: (...args) => runUnlessEnded(() => client.dumpDataDir(...args)),
      listen: async (...args) => {
        const stopListening = await runUnlessEnded(() => client.listen(...args))
        listeners.push(stopListening)
        return stopListening
      },
    },
    returnClient: async () => {
      hasEnded = true
      await Promise.allSettled(runningQueries)
      for (const stopListening of listeners) await stopListening()
    },
  }
}

/**
 * Options of a test database's job queues: their tables already exist, and a short test needs no maintenance of them.
 */
const shortLivedQueueOptions = { migrate: false, schedule: false, supervise: false, registerInstance: false }

/** Opens an embedded database with the demo's data, for one test until the test closes it. */
export async function openEmbeddedDemo(): Promise<OpenDatabase> {
  const demo = unusedDemos.pop() ?? (await restoreDemo())
  const { client, returnClient } = lendClient(demo.client)
  const database = createEmbeddedDatabase(client)
  return {
    ...database,
    queues: { ...database.queues, ...shortLivedQueueOptions },
    close: async () => {
      await returnClient()
      unusedDemos.push(await restoreChangedTables(demo))
    },
  }
}
