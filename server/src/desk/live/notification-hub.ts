import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AllTenantsContext } from '../../context.ts'
import { createPresenceRegistry } from './presence.ts'

const deskNotificationChannel = 'portal_desk'

/** Message that data of a customer changed, or that a staff member opened or left a customer's page. */
const DeskNotification = v.object({
  tenant: v.number(),
  /** Customer whose data changed; null for data of the tenant itself. */
  customer: v.nullable(v.number()),
  /** Staff member who opened or left the customer's page; absent for changed data. */
  here: v.optional(v.object({ staff: v.number(), name: v.string(), gone: v.optional(v.boolean()) })),
})
type DeskNotification = v.InferOutput<typeof DeskNotification>

/** Parses a notification. Returns null for an unknown format, for example of a newer process. */
function parseNotification(text: string): DeskNotification | null {
  try {
    const read = v.safeParse(DeskNotification, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** An open staff page. */
export interface HubSubscriber {
  staff: number
  name: string
  tenant: number
  /** Customer whose page is open; null for a page with a list. */
  customer: number | null
  /** Called when data of this customer changed; with null, data of any customer. */
  onChange(customer: number | null): void
  /** Called with the names of the other staff members who have the same customer open. */
  onPresence(names: readonly string[]): void
}

const getPresenceKey = ({ tenant, customer }: Pick<DeskNotification, 'tenant' | 'customer'>) =>
  `${tenant}/${customer}`

/**
 * Notifies staff pages about changed data, and about other staff members with the same customer open, across all
 * processes.
 */
export function createNotificationHub({ allTenantsDb, listen, clock, log }: AllTenantsContext) {
  const subscribers = new Set<HubSubscriber>()
  const presence = createPresenceRegistry()
  let listening: Promise<() => Promise<void>> | null = null
  const getTimestamp = () => clock().getTime()

  const notifyPresence = (file: string) => {
    for (const subscriber of subscribers)
      if (subscriber.customer !== null && getPresenceKey(subscriber) === file)
        subscriber.onPresence(presence.listOthers(file, subscriber.staff, getTimestamp()))
  }
  const handleNotification = (text: string | null) => {
    if (text === null) {
      for (const subscriber of subscribers) subscriber.onChange(null)
      return
    }
    const notification = parseNotification(text)
    if (!notification) return
    if (notification.here) {
      const { staff, gone } = notification.here
      const file = getPresenceKey(notification)
      if (gone ? presence.remove(file, staff) : presence.add(file, notification.here, getTimestamp()))
        notifyPresence(file)
      return
    }
    for (const subscriber of subscribers)
      if (subscriber.tenant === notification.tenant) subscriber.onChange(notification.customer)
  }
  const announcePresence = ({ staff, name, tenant, customer }: HubSubscriber, gone: boolean) => {
    if (customer === null) return
    const notification = {
      tenant,
      customer,
      here: { staff, name, ...(gone ? { gone } : {}) },
    } satisfies DeskNotification
    allTenantsDb
      .execute(sql`select pg_notify(${deskNotificationChannel}, ${JSON.stringify(notification)})`)
      .catch((error: Error) =>
        log.warn({ err: { name: error.name } }, 'could not notify desks of who has a file open'),
      )
  }

  return {
    /** Opens the database connection for notifications, unless it is already open. Rejects if that fails. */
    start: async () => {
      listening ??= listen(deskNotificationChannel, handleNotification).catch((error: unknown) => {
        listening = null
        throw error
      })
      await listening
    },
    /** Adds a page. Call `keepAlive` regularly, and `leave` at the end. */
    join: (subscriber: HubSubscriber) => {
      subscribers.add(subscriber)
      announcePresence(subscriber, false)
      if (subscriber.customer !== null)
        subscriber.onPresence(
          presence.listOthers(getPresenceKey(subscriber), subscriber.staff, getTimestamp()),
        )
      return {
        keepAlive: () => {
          if (subscribers.has(subscriber)) announcePresence(subscriber, false)
        },
        leave: () => {
          subscribers.delete(subscriber)
          const stays = [...subscribers].some(
            (one) => one.staff === subscriber.staff && getPresenceKey(one) === getPresenceKey(subscriber),
          )
          if (!stays) announcePresence(subscriber, true)
        },
      }
    },
    close: async () => {
      subscribers.clear()
      await (await listening?.catch(() => null))?.()
    },
  }
}
