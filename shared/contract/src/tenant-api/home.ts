import * as v from '@portal/contract/schema'
import { Living, LivingProperty } from '../living.ts'
import { fieldsOf } from './field.ts'
import { tenantRecord } from './kind.ts'

/** A customer's living situation (ENTITY-24, ENTITY-25) in one object: costs per month, values as totals. */
export const home = tenantRecord({
  single: true,
  data: v.strictObject({
    ...fieldsOf(Living.entries, ['property']),
    ...fieldsOf(LivingProperty.entries, ['address', 'formatted_number']),
  }),
  summary: 'Where and how a customer lives; one at most.',
})
