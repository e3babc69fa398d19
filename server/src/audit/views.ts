import { dayAt } from '@portal/contract/clock'
import { type FileView, getFileViews } from '@portal/contract/file-view'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { audit } from '../database/tables/audit.ts'
import { staffRoleNames } from '../database/tables/staff.ts'
import type { Routes } from '../http/routes.ts'

/** Maximum number of records searched, and of views returned. */
const acts = 1000
const maxViews = 100

/** Kind of access that customers see for each command; all others changed the file. */
const whats: Readonly<Record<string, FileView['what']>> = {
  list: 'file',
  file: 'file',
  portal: 'file',
  documents: 'file',
  radar: 'file',
  audit: 'file',
  document: 'document',
  read: 'messages',
  advice: 'messages',
}

/** Shows customers which staff accessed their file. */
export function fileViewRoutes(routes: Routes, { db }: Context): void {
  routes.customer(
    getFileViews,
    async ({ customer, tenant }) => {
      const rows = await db
        .select()
        .from(audit)
        .where(
          and(
            sql`${audit.customerIds} @> array[${customer.id}]::int[]`,
            eq(audit.tenantId, tenant.id),
            eq(audit.outcome, 'done'),
            inArray(audit.role, [...staffRoleNames]),
          ),
        )
        .orderBy(desc(audit.place))
        .limit(acts)
      const views = new Map<string, FileView>()
      for (const { staffId, staffName, role, command, at } of rows) {
        const what = whats[command] ?? 'work'
        const key = `${staffId} ${what} ${dayAt(at)}`
        const known = views.get(key)
        if (known) known.times += 1
        else
          views.set(key, {
            name: staffName,
            role: role as FileView['role'],
            what,
            at: at.toISOString(),
            times: 1,
          })
      }
      return { data: [...views.values()].slice(0, maxViews) }
    },
    { varies: 'content' },
  )
}
