import { customerFilters } from '@portal/contract/desk/customer'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment, ownTenant } from '../columns.ts'
import { staff } from './staff.ts'
import { tenants } from './tenant.ts'

/** Saved views of the customer list. */
export const customerViews = pgTable(
  'customer_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: ownTenant().references(() => tenants.id, { onDelete: 'cascade' }),
    /** Who made it. */
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Name of the author, stored because handlers cannot read staff. */
    createdBy: text().notNull(),
    name: text().notNull(),
    q: text().notNull(),
    filter: text({ enum: customerFilters }).notNull(),
    /** Visible to all staff of the tenant. */
    shared: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [unique().on(table.tenantId, table.staffId, table.name), index().on(table.staffId)],
)
