import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { WholeContext } from '../../context.ts'
import { createPresence } from './presence.ts'

/** Channel of the database on which desks are told. */
const channel = 'portal_desk'

/** What is told on it: that something of a customer changed, or that somebody of the staff is at a file, or has left it. */
const Told = v.object({
  tenant: v.number(),
  /** Null for something of the firm's own. */
  customer: v.nullable(v.number()),
  /** Somebody at the file of the customer. */
  here: v.optional(v.object({ staff: v.number(), name: v.string(), gone: v.optional(v.boolean()) })),
})
type Told = v.InferOutput<typeof Told>

/** What was told; null for what is not understood, such as what a newer process says. */
function toldIn(text: string): Told | null {
  try {
    const read = v.safeParse(Told, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Somebody of the staff whose page hears what changes. */
export interface Hearer {
  staff: number
  name: string
  tenant: number
  /** The file that the page shows; null for a list. */
  customer: number | null
  /** Something changed: of a customer, or null for anything. */
  changed(customer: number | null): void
  /** Who else is at the same file, by name. */
  present(names: readonly string[]): void
}

/** Tells pages of a firm's staff what changes, whichever process changed it, and who else is at the same file. */
export interface Hub {
  /** Listens to the database, unless it does already; rejects when the database cannot be listened to. */
  start(): Promise<void>
  /** Begins to tell; `leave` stops it. */
  join(hearer: Hearer): { stay(): void; leave(): void }
  close(): Promise<void>
}

const fileOf = ({ tenant, customer }: Pick<Told, 'tenant' | 'customer'>) => `${tenant}/${customer}`

/** Makes the hub of a process. */
export function createHub({ everyFirm, listen, clock, log }: WholeContext): Hub {
  const hearers = new Set<Hearer>()
  const presence = createPresence()
  let listening: Promise<() => Promise<void>> | null = null
  const now = () => clock().getTime()

  const tellWhoIsAt = (file: string) => {
    for (const hearer of hearers)
      if (hearer.customer !== null && fileOf(hearer) === file)
        hearer.present(presence.othersAt(file, hearer.staff, now()))
  }
  const hear = (text: string | null) => {
    if (text === null) {
      for (const hearer of hearers) hearer.changed(null)
      return
    }
    const told = toldIn(text)
    if (!told) return
    if (told.here) {
      const { staff, gone } = told.here
      const file = fileOf(told)
      if (gone ? presence.go(file, staff) : presence.come(file, told.here, now())) tellWhoIsAt(file)
      return
    }
    for (const hearer of hearers) if (hearer.tenant === told.tenant) hearer.changed(told.customer)
  }
  const tell = ({ staff, name, tenant, customer }: Hearer, gone: boolean) => {
    if (customer === null) return
    const told = { tenant, customer, here: { staff, name, ...(gone ? { gone } : {}) } } satisfies Told
    everyFirm
      .execute(sql`select pg_notify(${channel}, ${JSON.stringify(told)})`)
      .catch((error: Error) =>
        log.warn({ err: { name: error.name } }, 'desks were not told who is at a file'),
      )
  }

  return {
    start: async () => {
      listening ??= listen(channel, hear).catch((error: unknown) => {
        listening = null
        throw error
      })
      await listening
    },
    join: (hearer) => {
      hearers.add(hearer)
      tell(hearer, false)
      if (hearer.customer !== null) hearer.present(presence.othersAt(fileOf(hearer), hearer.staff, now()))
      return {
        stay: () => {
          if (hearers.has(hearer)) tell(hearer, false)
        },
        leave: () => {
          hearers.delete(hearer)
          const stays = [...hearers].some(
            (one) => one.staff === hearer.staff && fileOf(one) === fileOf(hearer),
          )
          if (!stays) tell(hearer, true)
        },
      }
    },
    close: async () => {
      hearers.clear()
      await (await listening?.catch(() => null))?.()
    },
  }
}
