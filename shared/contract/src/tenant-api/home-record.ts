import * as v from '@portal/contract/valibot'
import { LivingDetails, LivingProperty } from '../living-details.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import { pickRecordFields } from './record-field.ts'

/** Costs are in euro per month, values in euro (ENTITY-24, ENTITY-25). */
export const homeRecord = defineTenantRecord({
  onePerCustomer: true,
  data: v.strictObject({
    ...pickRecordFields(LivingDetails.entries, ['property']),
    ...pickRecordFields(LivingProperty.entries, ['address', 'formatted_number']),
  }),
  summary: 'A customer’s home and living costs; at most one.',
})
