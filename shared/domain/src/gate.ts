import type { Gate } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'

/** Inputs of a gate: the tenant's flags and the kind of customer. */
export interface Visitor {
  tenant: Tenant | null
  /** See {@link isPartnerInsurer}; null while unknown. */
  partnerInsurer: boolean | null
  /** Granted parts of the file, by gate name (HOUSE-05); null or absent for the visitor's own file. */
  granted?: ReadonlySet<string> | null
}

/**
 * Whether a gate is open: one rule for menu, routes and slots (TENANT-08, TENANT-09). A flag that the tenant does not
 * have, or has as null, gets the gate's default; an existing key counts as on (TENANT-19). Nothing is hidden while the
 * kind of customer is unknown.
 */
export function isAllowed(gate: Gate | undefined, visitor: Visitor): boolean {
  if (gate?.subject && visitor.granted && !visitor.granted.has(gate.subject)) return false
  const flags: Record<string, unknown> = visitor.tenant ?? {}
  const flagsHold = (gate?.flags ?? []).every(({ name, absent }) => {
    const flag = flags[name]
    if (typeof flag === 'string') return flag !== ''
    return typeof flag === 'boolean' ? flag : absent === 'on'
  })
  if (!flagsHold || !gate?.customers || visitor.partnerInsurer === null) return flagsHold
  return visitor.partnerInsurer === (gate.customers === 'partner-insurer')
}

interface Labelled {
  product_labels?: readonly { name?: string | null }[] | null
}

/** Name of the partner insurer by product label in capitals: both labels are Univé's (isUniveCustomer). */
const insurers: Record<string, string> = { EHH: 'Univé', UNIVE: 'Univé' }

/**
 * Name of the customer's partner insurer: a product label EHH or UNIVE, ignoring case; otherwise null (TENANT-20 …
 * TENANT-22).
 */
export function partnerInsurerOf({ product_labels }: Labelled): string | null {
  const names = (product_labels ?? []).map(({ name }) => insurers[name?.toUpperCase() ?? ''])
  return names.find((name) => name !== undefined) ?? null
}

/** Whether this is a customer of a partner insurer, see {@link partnerInsurerOf}. */
export const isPartnerInsurer = (customer: Labelled): boolean => partnerInsurerOf(customer) !== null
