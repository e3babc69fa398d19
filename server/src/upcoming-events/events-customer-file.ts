import { Customer } from '@portal/contract/customer'
import { Family } from '@portal/contract/family'
import { LivingDetails } from '@portal/contract/living-details'
import { Mortgage } from '@portal/contract/mortgage'
import { Obligation } from '@portal/contract/obligation'
import { Policy } from '@portal/contract/policy'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { readCustomer } from '../customers/read-customer.ts'
import { readFamily } from '../customers/read-family.ts'
import { readHome } from '../homes/read-home.ts'
import { readObligations } from '../incomes/read-incomes.ts'
import { readMortgages } from '../mortgages/read-mortgages.ts'
import { readPolicies } from '../policies/read-policies.ts'

/** Parts of a customer's file on which upcoming events depend. */
export const EventsCustomerFile = v.object({
  customer: Customer,
  family: Family,
  living: v.nullable(LivingDetails),
  mortgages: v.array(Mortgage),
  obligations: v.array(Obligation),
  policies: v.array(Policy),
})
export type EventsCustomerFile = v.InferOutput<typeof EventsCustomerFile>

export type EventsCustomerFileInput = v.InferInput<typeof EventsCustomerFile>

/** Reads a customer's file with the same queries as the customer's screens. */
export async function readEventsCustomerFile(
  context: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<EventsCustomerFileInput> {
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
