import type { ChildPolicy } from '@portal/contract/policy'
import { date, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { createEuroColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'

export type PolicyFacts = Omit<
  InferInput<typeof ChildPolicy>,
  | 'id'
  | 'name'
  | 'parent_id'
  | 'mutation_code'
  | 'total_term_amount'
  | 'monthly_term_amount'
  | 'payment_term'
  | 'premium_end_date'
>

/** Policies of customers. A policy in a package refers to the package as parent. */
export const policies = createCustomerTable('policies', {
  parentId: integer(),
  name: text().notNull(),
  /** Status code of the policy; 0 means in force. */
  mutationCode: integer().notNull().default(0),
  /** Premium per payment term. */
  termAmount: createEuroColumn(),
  /** In months. */
  paymentTerm: integer(),
  premiumEndDate: date(),
  facts: jsonb().$type<PolicyFacts>().notNull(),
})
