import type { PGlite } from '@electric-sql/pglite'
import { type Reach, statementsFor } from './firm.ts'

type Client = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'dumpDataDir'>

/**
 * The one connection of an embedded database, for whoever a statement is: it is told before a statement for somebody else
 * than the last, and statements come one after another.
 */
export function scopedClients(client: PGlite): (reach: () => Reach) => Client {
  let last: Promise<unknown> = Promise.resolve()
  let is: Reach = 'every firm'
  const inTurn = <T>(reach: Reach, act: () => Promise<T>): Promise<T> => {
    const done = last.then(async () => {
      if (is !== reach) {
        await client.exec(statementsFor(reach))
        is = reach
      }
      return act()
    })
    last = done.catch(() => {})
    return done
  }
  return (reach) => ({
    query: (...asked) => inTurn(reach(), () => client.query(...asked)),
    exec: (...asked) => inTurn(reach(), () => client.exec(...asked)),
    transaction: (act) => inTurn(reach(), () => client.transaction(act)),
    dumpDataDir: (...asked) => inTurn(reach(), () => client.dumpDataDir(...asked)),
    listen: (...asked) => client.listen(...asked),
  })
}
