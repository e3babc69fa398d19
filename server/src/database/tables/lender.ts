import type { ListedProduct } from '@portal/contract/interest-list'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Current rates of a product. */
export type ProductRates = Pick<ListedProduct, 'rates' | 'interest_only_surcharge'>

/** Lenders of the HDN network, shared by all tenants. */
export const lenders = pgTable('lenders', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  hdnCode: text().notNull().unique(),
  name: text().notNull(),
  isReceiver: boolean().notNull().default(true),
  isSender: boolean().notNull().default(true),
  minHdnVersion: text(),
  maxHdnVersion: text(),
  /** Base64 PNG. */
  logo: text(),
})

export const lenderLabels = pgTable('lender_labels', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  lenderId: integer()
    .notNull()
    .references(() => lenders.id, { onDelete: 'cascade' }),
  hdnCode: text().notNull(),
  name: text().notNull(),
  productId: text(),
  /** Current rates; null for a product that is not in the interest list. */
  rates: jsonb().$type<ProductRates>(),
})
