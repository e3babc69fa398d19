import * as v from '@portal/contract/schema'
import { LivingDetails, LivingProperty } from '../living.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import { pickRecordFields } from './record-field.ts'

/** A customer's living situation (ENTITY-24, ENTITY-25) in one object: costs per month, values as totals. */
export const homeRecord = defineTenantRecord({
  single: true,
  data: v.strictObject({
    ...pickRecordFields(LivingDetails.entries, ['property']),
    ...pickRecordFields(LivingProperty.entries, ['address', 'formatted_number']),
  }),
  summary: 'Where and how a customer lives; one at most.',
})
