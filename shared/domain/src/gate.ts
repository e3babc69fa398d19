import type { Gate } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'

/** What a gate looks at: the firm's flags and the kind of customer. */
export interface Visitor {
  tenant: Tenant | null
  /** See {@link isPartnerInsurer}; null while it is not known. */
  partnerInsurer: boolean | null
  /** What of the file may be seen, as gates name it (HOUSE-05); null or absent: it is the visitor's own. */
  granted?: ReadonlySet<string> | null
}

/**
 * One rule for menu, routes and slots alike (TENANT-08, TENANT-09). A flag that the tenant does not carry, or
 * carries as null, counts as the gate says; a key that it carries counts as on (TENANT-19). Where the kind of customer
 * is not known yet, nothing is hidden for it.
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

/** Name of the partner insurer whose customer this is: a product label named EHH or UNIVE, in any case; else null (TENANT-20 … TENANT-22). */
export function partnerInsurerOf({ product_labels }: Labelled): string | null {
  const names = (product_labels ?? []).map(({ name }) => insurers[name?.toUpperCase() ?? ''])
  return names.find((name) => name !== undefined) ?? null
}

/** Whether this is a customer of a partner insurer, see {@link partnerInsurerOf}. */
export const isPartnerInsurer = (customer: Labelled): boolean => partnerInsurerOf(customer) !== null
