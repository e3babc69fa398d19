import { customerFilters } from '@portal/contract/desk/desk-customer'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { staff } from './staff.ts'
import { createOwningTenantColumn } from './tenant.ts'

export const customerListViews = pgTable(
  'customer_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createOwningTenantColumn(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Name of the staff member. A copy, because handlers of calls cannot read the table of staff. */
    createdBy: text().notNull(),
    name: text().notNull(),
    q: text().notNull(),
    filter: text({ enum: customerFilters }).notNull(),
    /** Visible to all staff of the tenant. */
    shared: boolean().notNull(),
    createdAt: createTimestampColumn().notNull(),
  },
  (table) => [unique().on(table.tenantId, table.staffId, table.name), index().on(table.staffId)],
)
