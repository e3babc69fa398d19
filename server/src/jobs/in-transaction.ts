import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import type { Database } from '../database/database.ts'

/**
 * The queues, within a transaction: what is added there is on record if the transaction is, and not otherwise. A firm's role may
 * not touch the queues, since they hold the work of all firms, so for that one statement the transaction is the owner's.
 */
export const inTransaction = (tx: Database): Db => ({
  async executeSql(text, values) {
    const { rows } = (await tx.execute(sql`select current_setting('role') as role`)) as unknown as {
      rows: { role: string }[]
    }
    await tx.execute(sql`select set_config('role', 'none', true)`)
    const answer = await fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql).executeSql(
      text,
      values,
    )
    await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`)
    return answer
  },
})
