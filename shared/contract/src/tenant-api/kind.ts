import type * as v from '@portal/contract/schema'

/** A link from a record to another by the tenant's own id. */
export interface Link {
  /** Kind of the linked record. */
  readonly kind: string
  /** Required. */
  readonly required?: true
  /** A list of links. */
  readonly many?: true
}

/** A kind of record that a tenant sends. */
export interface TenantRecord {
  /** Owner: one customer, the tenant, either, or shared by all tenants. */
  readonly of: 'customer' | 'tenant' | 'either' | 'all tenants'
  /** At most one per customer. */
  readonly single?: true
  /** Links by member name. */
  readonly links: Readonly<Record<string, Link>>
  readonly data: v.GenericSchema<unknown, Record<string, unknown>>
  /**
   * Fields that keep their stored value when absent and are cleared by null, because the customer or the portal sets
   * them too.
   */
  readonly kept: readonly string[]
  /** One sentence for the API description. */
  readonly summary: string
}

interface Definition {
  of?: TenantRecord['of']
  single?: true
  links?: TenantRecord['links']
  kept?: readonly string[]
  data: v.GenericSchema
  summary: string
}

/** Defines a kind of record; owned by a customer by default. */
export const tenantRecord = (definition: Definition): TenantRecord => ({
  of: 'customer',
  links: {},
  kept: [],
  ...definition,
  data: definition.data as TenantRecord['data'],
})
