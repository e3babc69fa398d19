import type * as v from '@portal/contract/valibot'

export interface RecordLink {
  readonly kind: string
  readonly required?: true
  readonly many?: true
}

export interface TenantRecord {
  readonly belongsTo: 'customer' | 'tenant' | 'either' | 'all tenants'
  readonly onePerCustomer?: true
  readonly links: Readonly<Record<string, RecordLink>>
  readonly data: v.GenericSchema<unknown, Record<string, unknown>>
  /**
   * Fields that the customer or the portal also changes. If such a field is absent, the stored value stays; null clears
   * it.
   */
  readonly keptFields: readonly string[]
  readonly summary: string
}

interface RecordDefinition {
  belongsTo?: TenantRecord['belongsTo']
  onePerCustomer?: true
  links?: TenantRecord['links']
  keptFields?: readonly string[]
  data: v.GenericSchema
  summary: string
}

export const defineTenantRecord = (definition: RecordDefinition): TenantRecord => ({
  belongsTo: 'customer',
  links: {},
  keptFields: [],
  ...definition,
  data: definition.data as TenantRecord['data'],
})
