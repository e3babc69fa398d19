import type { Income } from '@portal/contract/income'
import type { Obligation } from '@portal/contract/obligation'
import type { Possession } from '@portal/contract/possession'
import type { Retirement } from '@portal/contract/retirement'
import { jsonb, text } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { createCustomerTable } from '../customer-table.ts'

const createEarnerColumn = () => text({ enum: ['customer', 'partner'] }).notNull()

export const incomes = createCustomerTable('incomes', {
  earner: createEarnerColumn(),
  facts: jsonb().$type<Omit<InferInput<typeof Income>, 'id'>>().notNull(),
})

export const retirements = createCustomerTable('retirements', {
  earner: createEarnerColumn(),
  facts: jsonb().$type<Omit<InferInput<typeof Retirement>, 'id'>>().notNull(),
})

export const obligations = createCustomerTable('obligations', {
  facts: jsonb().$type<Omit<InferInput<typeof Obligation>, 'id'>>().notNull(),
})

/** Savings of customers. */
export const possessions = createCustomerTable('possessions', {
  facts: jsonb().$type<Omit<InferInput<typeof Possession>, 'id'>>().notNull(),
})
