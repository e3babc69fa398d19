import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/database.ts'
import { runAsOwner } from '../database/tenant-scope.ts'

type WriteAuditEntry = (tx: Database) => Promise<void>

const pendingAuditEntry = new AsyncLocalStorage<WriteAuditEntry>()

/** Runs a function; each action within it writes the given audit entry in its own transaction. */
export const runWithAuditEntry = <T>(write: WriteAuditEntry, work: () => T): T =>
  pendingAuditEntry.run(write, work)

/** Runs an action and writes its audit entry, if one is pending, in the same transaction. */
export const withAuditEntry =
  <A>(act: (tx: Database) => Promise<A>) =>
  async (tx: Database): Promise<A> => {
    const answer = await act(tx)
    const write = pendingAuditEntry.getStore()
    if (write) await runAsOwner(tx, () => write(tx))
    return answer
  }
