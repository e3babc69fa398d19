import { Customer } from '@portal/contract/customer'
import { Family } from '@portal/contract/family'
import { LivingDetails } from '@portal/contract/living'
import { Mortgage } from '@portal/contract/mortgage'
import { Obligation } from '@portal/contract/obligation'
import { Policy } from '@portal/contract/policy'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { readFamily } from '../customers/family.ts'
import { readCustomer } from '../customers/read-customer.ts'
import { readObligations } from '../incomes/read-incomes.ts'
import { readHome } from '../living/read-home.ts'
import { readMortgages } from '../mortgages/read-mortgages.ts'
import { readPolicies } from '../policies/read-policies.ts'

/** Parts of a customer's file on which upcoming events depend. */
export const EventsFile = v.object({
  customer: Customer,
  family: Family,
  living: v.nullable(LivingDetails),
  mortgages: v.array(Mortgage),
  obligations: v.array(Obligation),
  policies: v.array(Policy),
})
export type EventsFile = v.InferOutput<typeof EventsFile>

export type EventsFileInput = v.InferInput<typeof EventsFile>

/** Reads the file with the queries of the customer's screens. */
export async function readEventsFile(
  context: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<EventsFileInput> {
  const { db } = context
  return {
    customer: await readCustomer(context, id, ''),
    family: await readFamily(context, id),
    living: await readHome(db, id),
    mortgages: await readMortgages(context, id, ''),
    obligations: await readObligations(db, id),
    policies: await readPolicies(db, id),
  }
}
