import type * as v from '@portal/contract/schema'

/** A link from a record to another by the tenant's own id. */
export interface RecordLink {
  /** Kind of the linked record. */
  readonly kind: string
  readonly required?: true
  readonly many?: true
}

/** A kind of record that a tenant sends. */
export interface TenantRecord {
  /** Owner of the record: one customer, the tenant, either, or all tenants together. */
  readonly of: 'customer' | 'tenant' | 'either' | 'all tenants'
  /** Set if a customer has at most one such record. */
  readonly single?: true
  readonly links: Readonly<Record<string, RecordLink>>
  readonly data: v.GenericSchema<unknown, Record<string, unknown>>
  /**
   * Fields that keep their stored value when absent and are cleared by null, because the customer or the portal sets
   * them too.
   */
  readonly kept: readonly string[]
  /** One sentence for the API description. */
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

/** Defines a kind of record; by default, records belong to a customer. */
export const defineTenantRecord = (definition: RecordDefinition): TenantRecord => ({
  of: 'customer',
  links: {},
  kept: [],
  ...definition,
  data: definition.data as TenantRecord['data'],
})
