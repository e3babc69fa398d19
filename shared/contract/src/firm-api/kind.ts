import type * as v from '@portal/contract/schema'

/** Another record that a record names by the firm's own id, beside its data. */
export interface Link {
  /** Kind of the record that is named. */
  readonly kind: string
  /** It must be there. */
  readonly required?: true
  /** A list of them. */
  readonly many?: true
}

/** A kind of record that a firm sends. */
export interface FirmRecord {
  /** Whose it is: one customer's, the firm's, either, or shared by all firms of the portal. */
  readonly of: 'customer' | 'firm' | 'either' | 'all firms'
  /** A customer has one at most. */
  readonly single?: true
  /** Records that it names, by the member that names them. */
  readonly links: Readonly<Record<string, Link>>
  /** Its fields. */
  readonly data: v.GenericSchema<unknown, Record<string, unknown>>
  /** Fields that stay as they are on file when they are left out, and are emptied by null: what a customer or the portal sets too. */
  readonly kept: readonly string[]
  /** One sentence for the API description. */
  readonly summary: string
}

interface Definition {
  of?: FirmRecord['of']
  single?: true
  links?: FirmRecord['links']
  kept?: readonly string[]
  data: v.GenericSchema
  summary: string
}

/** Defines a kind of record; of a customer unless said. */
export const firmRecord = (definition: Definition): FirmRecord => ({
  of: 'customer',
  links: {},
  kept: [],
  ...definition,
  data: definition.data as FirmRecord['data'],
})
