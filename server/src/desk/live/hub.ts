import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { WholeContext } from '../../context.ts'
import { createPresence } from './presence.ts'

/** Database channel of desks. */
const channel = 'portal_desk'

/** Notification: a customer's data changed, or a staff member opened or left a file. */
const Notification = v.object({
  tenant: v.number(),
  /** Null for the tenant's own data. */
  customer: v.nullable(v.number()),
  /** Staff member at the customer's file. */
  here: v.optional(v.object({ staff: v.number(), name: v.string(), gone: v.optional(v.boolean()) })),
})
type Notification = v.InferOutput<typeof Notification>

/** Parses a notification; null if unknown, for example from a newer process. */
function parseNotification(text: string): Notification | null {
  try {
    const read = v.safeParse(Notification, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** A staff page that receives notifications. */
export interface Hearer {
  staff: number
  name: string
  tenant: number
  /** Customer of the page; null for a list. */
  customer: number | null
  /** Called when data of a customer changed, or null for anything. */
  changed(customer: number | null): void
  /** Called with the names of others at the same file. */
  present(names: readonly string[]): void
}

/** Tells staff pages about changes by any process, and who else is at the same file. */
export interface Hub {
  /** Starts listening to the database, once; rejects if that fails. */
  start(): Promise<void>
  /** Registers a page; `leave` unregisters it. */
  join(hearer: Hearer): { stay(): void; leave(): void }
  close(): Promise<void>
}

const fileOf = ({ tenant, customer }: Pick<Notification, 'tenant' | 'customer'>) => `${tenant}/${customer}`

/** Makes the hub of a process. */
export function createHub({ everyTenant, listen, clock, log }: WholeContext): Hub {
  const hearers = new Set<Hearer>()
  const presence = createPresence()
  let listening: Promise<() => Promise<void>> | null = null
  const now = () => clock().getTime()

  const tellWhoIsAt = (file: string) => {
    for (const hearer of hearers)
      if (hearer.customer !== null && fileOf(hearer) === file)
        hearer.present(presence.othersAt(file, hearer.staff, now()))
  }
  const handleNotification = (text: string | null) => {
    if (text === null) {
      for (const hearer of hearers) hearer.changed(null)
      return
    }
    const notification = parseNotification(text)
    if (!notification) return
    if (notification.here) {
      const { staff, gone } = notification.here
      const file = fileOf(notification)
      if (gone ? presence.go(file, staff) : presence.come(file, notification.here, now())) tellWhoIsAt(file)
      return
    }
    for (const hearer of hearers)
      if (hearer.tenant === notification.tenant) hearer.changed(notification.customer)
  }
  const announcePresence = ({ staff, name, tenant, customer }: Hearer, gone: boolean) => {
    if (customer === null) return
    const notification = {
      tenant,
      customer,
      here: { staff, name, ...(gone ? { gone } : {}) },
    } satisfies Notification
    everyTenant
      .execute(sql`select pg_notify(${channel}, ${JSON.stringify(notification)})`)
      .catch((error: Error) =>
        log.warn({ err: { name: error.name } }, 'desks were not told who is at a file'),
      )
  }

  return {
    start: async () => {
      listening ??= listen(channel, handleNotification).catch((error: unknown) => {
        listening = null
        throw error
      })
      await listening
    },
    join: (hearer) => {
      hearers.add(hearer)
      announcePresence(hearer, false)
      if (hearer.customer !== null) hearer.present(presence.othersAt(fileOf(hearer), hearer.staff, now()))
      return {
        stay: () => {
          if (hearers.has(hearer)) announcePresence(hearer, false)
        },
        leave: () => {
          hearers.delete(hearer)
          const stays = [...hearers].some(
            (one) => one.staff === hearer.staff && fileOf(one) === fileOf(hearer),
          )
          if (!stays) announcePresence(hearer, true)
        },
      }
    },
    close: async () => {
      hearers.clear()
      await (await listening?.catch(() => null))?.()
    },
  }
}
