import type { ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export type ProductRates = Pick<ListedMortgageProduct, 'rates' | 'interest_only_surcharge'>

/** Lenders of the HDN network, shared by all tenants. */
export const lenders = pgTable('lenders', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  hdnCode: text().notNull().unique(),
  name: text().notNull(),
  isReceiver: boolean().notNull().default(true),
  isSender: boolean().notNull().default(true),
  minHdnVersion: text(),
  maxHdnVersion: text(),
  /** PNG, base64. */
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
  /** Null for a product without current rates. */
  rates: jsonb().$type<ProductRates>(),
})
