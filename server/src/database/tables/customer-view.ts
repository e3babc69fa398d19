import { customerFilters } from '@portal/contract/desk/customer'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { firm, moment } from '../columns.ts'
import { staff } from './staff.ts'
import { tenants } from './tenant.ts'

/** What people of firms ask of the list of customers and keep under a name. */
export const customerViews = pgTable(
  'customer_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: firm().references(() => tenants.id, { onDelete: 'cascade' }),
    /** Who made it. */
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The name of who made it, for colleagues: handlers read no people. */
    createdBy: text().notNull(),
    name: text().notNull(),
    q: text().notNull(),
    filter: text({ enum: customerFilters }).notNull(),
    /** Everybody of the firm finds it. */
    shared: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [unique().on(table.tenantId, table.staffId, table.name), index().on(table.staffId)],
)
