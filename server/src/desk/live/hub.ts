import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AllTenantsContext } from '../../context.ts'
import { createPresence } from './presence.ts'

/** Database channel of the desk's notifications. */
const deskChannel = 'portal_desk'

/** Notification: a customer's data changed, or a staff member opened or left a file. */
const DeskNotification = v.object({
  tenant: v.number(),
  /** Null for the tenant's own data. */
  customer: v.nullable(v.number()),
  /** Staff member at the customer's file. */
  here: v.optional(v.object({ staff: v.number(), name: v.string(), gone: v.optional(v.boolean()) })),
})
type DeskNotification = v.InferOutput<typeof DeskNotification>

/** Parses a notification; null if unknown, for example from a newer process. */
function parseNotification(text: string): DeskNotification | null {
  try {
    const read = v.safeParse(DeskNotification, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** A staff page that receives notifications. `changed` and `present` are called with each notification. */
export interface HubSubscriber {
  staff: number
  name: string
  tenant: number
  /** Customer of the page; null for a list page. */
  customer: number | null
  /** Called when data of a customer changed; null means any customer. */
  changed(customer: number | null): void
  /** Called with the names of others at the same file. */
  present(names: readonly string[]): void
}

/** Notifies staff pages about changes by any process, and about others at the same file. */
export interface NotificationHub {
  /** Starts listening to the database, once; rejects if that fails. */
  start(): Promise<void>
  /** Registers a page; `leave` unregisters it. */
  join(hearer: HubSubscriber): { stay(): void; leave(): void }
  close(): Promise<void>
}

const getFileKey = ({ tenant, customer }: Pick<DeskNotification, 'tenant' | 'customer'>) =>
  `${tenant}/${customer}`

export function createNotificationHub({
  everyTenant,
  listen,
  clock,
  log,
}: AllTenantsContext): NotificationHub {
  const hearers = new Set<HubSubscriber>()
  const presence = createPresence()
  let listening: Promise<() => Promise<void>> | null = null
  const getTimestamp = () => clock().getTime()

  const notifyPresence = (file: string) => {
    for (const hearer of hearers)
      if (hearer.customer !== null && getFileKey(hearer) === file)
        hearer.present(presence.othersAt(file, hearer.staff, getTimestamp()))
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
      const file = getFileKey(notification)
      if (gone ? presence.go(file, staff) : presence.come(file, notification.here, getTimestamp()))
        notifyPresence(file)
      return
    }
    for (const hearer of hearers)
      if (hearer.tenant === notification.tenant) hearer.changed(notification.customer)
  }
  const announcePresence = ({ staff, name, tenant, customer }: HubSubscriber, gone: boolean) => {
    if (customer === null) return
    const notification = {
      tenant,
      customer,
      here: { staff, name, ...(gone ? { gone } : {}) },
    } satisfies DeskNotification
    everyTenant
      .execute(sql`select pg_notify(${deskChannel}, ${JSON.stringify(notification)})`)
      .catch((error: Error) =>
        log.warn({ err: { name: error.name } }, 'desks were not told who is at a file'),
      )
  }

  return {
    start: async () => {
      listening ??= listen(deskChannel, handleNotification).catch((error: unknown) => {
        listening = null
        throw error
      })
      await listening
    },
    join: (hearer) => {
      hearers.add(hearer)
      announcePresence(hearer, false)
      if (hearer.customer !== null)
        hearer.present(presence.othersAt(getFileKey(hearer), hearer.staff, getTimestamp()))
      return {
        stay: () => {
          if (hearers.has(hearer)) announcePresence(hearer, false)
        },
        leave: () => {
          hearers.delete(hearer)
          const stays = [...hearers].some(
            (one) => one.staff === hearer.staff && getFileKey(one) === getFileKey(hearer),
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
