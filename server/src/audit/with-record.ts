import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/database.ts'
import { asOwner } from '../database/firm.ts'

type WriteRecord = (tx: Database) => Promise<void>

const pending = new AsyncLocalStorage<WriteRecord>()

/** Has every act that is done meanwhile written down, as part of its transaction. */
export const recordingActs = <T>(write: WriteRecord, work: () => T): T => pending.run(write, work)

/** An act with its record, where one is wanted: within a transaction both are kept, or neither. */
export const withRecord =
  <A>(act: (tx: Database) => Promise<A>) =>
  async (tx: Database): Promise<A> => {
    const answer = await act(tx)
    const write = pending.getStore()
    if (write) await asOwner(tx, () => write(tx))
    return answer
  }
