import type * as v from '@portal/contract/schema'

export interface RecordLink {
  readonly kind: string
  readonly required?: true
  readonly many?: true
}

export interface TenantRecord {
  readonly of: 'customer' | 'tenant' | 'either' | 'all tenants'
  readonly single?: true
  readonly links: Readonly<Record<string, RecordLink>>
  readonly data: v.GenericSchema<unknown, Record<string, unknown>>
  /**
   * Fields that the customer or the portal also changes. If such a field is absent, the stored value stays; null clears
   * it.
   */
  readonly kept: readonly string[]
  readonly summary: string
}

interface RecordDefinition {
  of?: TenantRecord['of']
  single?: true
  links?: TenantRecord['links']
  kept?: readonly string[]
  data: v.GenericSchema
  summary: string
}

export const defineTenantRecord = (definition: RecordDefinition): TenantRecord => ({
  of: 'customer',
  links: {},
  kept: [],
  ...definition,
  data: definition.data as TenantRecord['data'],
})
