import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/database.ts'
import { runAsOwner } from '../database/tenant-scope.ts'

type WriteAuditEntry = (tx: Database) => Promise<void>

const pendingAuditEntry = new AsyncLocalStorage<WriteAuditEntry>()

/** Runs a function. Actions within it write the given audit entry in their own transactions. */
export const runWithAuditEntry = <T>(write: WriteAuditEntry, run: () => T): T =>
  pendingAuditEntry.run(write, run)

/** Runs an action in a transaction, and writes the pending audit entry in the same transaction. */
export const withAuditEntry =
  <A>(run: (tx: Database) => Promise<A>) =>
  async (tx: Database): Promise<A> => {
    const answer = await run(tx)
    const write = pendingAuditEntry.getStore()
    if (write) await runAsOwner(tx, () => write(tx))
    return answer
  }
