import { type CustomerFileAccess, getCustomerFileAccesses } from '@portal/contract/customer-file-access'
import { toTenantDay } from '@portal/time/clock'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { auditEntries } from '../database/tables/audit.ts'
import { staffRoleNames } from '../database/tables/staff.ts'
import type { CallRoutes } from '../http/call-routes.ts'

const maxSearchedEntries = 1000
const maxListedViews = 100

/**
 * What customers see in the list of accesses to their data, by command. Other commands are shown as a change of the
 * data.
 */
const viewKindByCommand: Readonly<Record<string, CustomerFileAccess['what']>> = {
  list: 'file',
  file: 'file',
  portal: 'file',
  documents: 'file',
  'upcoming-events': 'file',
  audit: 'file',
  document: 'document',
  read: 'messages',
  advice: 'messages',
}

/** Registers the route that shows customers which staff opened their data. */
export function registerCustomerFileViewRoutes(routes: CallRoutes, { db }: Context): void {
  routes.customer(
    getCustomerFileAccesses,
    async ({ customer, tenant }) => {
      const rows = await db
        .select()
        .from(auditEntries)
        .where(
          and(
            sql`${auditEntries.customerIds} @> array[${customer.id}]::int[]`,
            eq(auditEntries.tenantId, tenant.id),
            eq(auditEntries.outcome, 'done'),
            inArray(auditEntries.role, [...staffRoleNames]),
          ),
        )
        .orderBy(desc(auditEntries.position))
        .limit(maxSearchedEntries)
      const views = new Map<string, CustomerFileAccess>()
      for (const { staffId, staffName, role, command, at } of rows) {
        const what = viewKindByCommand[command] ?? 'work'
        const key = `${staffId} ${what} ${toTenantDay(at)}`
        const known = views.get(key)
        if (known) known.times += 1
        else
          views.set(key, {
            name: staffName,
            role: role as CustomerFileAccess['role'],
            what,
            at: at.toISOString(),
            times: 1,
          })
      }
      return { data: [...views.values()].slice(0, maxListedViews) }
    },
    { variesBy: 'content' },
  )
}
