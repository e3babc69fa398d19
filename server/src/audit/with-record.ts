import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/database.ts'
import { asOwner } from '../database/tenant-scope.ts'

type WriteRecord = (tx: Database) => Promise<void>

const pending = new AsyncLocalStorage<WriteRecord>()

/** Writes the audit record of each action within its transaction. */
export const recordingActs = <T>(write: WriteRecord, work: () => T): T => pending.run(write, work)

/** Runs an action and writes its audit record, if required, in one transaction. */
export const withRecord =
  <A>(act: (tx: Database) => Promise<A>) =>
  async (tx: Database): Promise<A> => {
    const answer = await act(tx)
    const write = pending.getStore()
    if (write) await asOwner(tx, () => write(tx))
    return answer
  }
