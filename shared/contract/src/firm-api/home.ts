import * as v from '@portal/contract/schema'
import { Living, LivingProperty } from '../living.ts'
import { fieldsOf } from './field.ts'
import { firmRecord } from './kind.ts'

/** Where and how a customer lives (ENTITY-24, ENTITY-25), in one object: costs a month, values in whole. */
export const home = firmRecord({
  single: true,
  data: v.strictObject({
    ...fieldsOf(Living.entries, ['property']),
    ...fieldsOf(LivingProperty.entries, ['address', 'formatted_number']),
  }),
  summary: 'Where and how a customer lives; one at most.',
})
