import * as v from '@portal/contract/schema'
import { LivingDetails, LivingProperty } from '../living.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import { pickRecordFields } from './record-field.ts'

/** ENTITY-24 and ENTITY-25: costs per month, values as totals. */
export const homeRecord = defineTenantRecord({
  single: true,
  data: v.strictObject({
    ...pickRecordFields(LivingDetails.entries, ['property']),
    ...pickRecordFields(LivingProperty.entries, ['address', 'formatted_number']),
  }),
  summary: 'A customer’s home and living costs; at most one.',
})
