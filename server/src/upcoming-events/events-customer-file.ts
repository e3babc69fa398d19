import { Customer } from '@portal/contract/customer'
import { Family } from '@portal/contract/family'
import { LivingDetails } from '@portal/contract/living-details'
import { Mortgage } from '@portal/contract/mortgage'
import { Obligation } from '@portal/contract/obligation'
import { Policy } from '@portal/contract/policy'
import * as v from 'valibot'

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
