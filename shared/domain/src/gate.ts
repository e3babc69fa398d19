import type { AccessGate } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'

/** Context in which a gate is evaluated: the tenant's flags and properties of the customer. */
export interface GateContext {
  tenant: Tenant | null
  /** See {@link isPartnerInsurerCustomer}; null while unknown. */
  partnerInsurer: boolean | null
  /**
   * Parts of another person's file that the visitor may read, by gate name (HOUSE-05); null or absent in the visitor's
   * own file.
   */
  granted?: ReadonlySet<string> | null
}

/**
 * Whether a gate is open; the menu, routes and slots use this one rule (TENANT-08, TENANT-09). If the tenant does not
 * have a flag, or has it as null, the gate's default applies. A text flag counts as on unless it is empty (TENANT-19).
 * While it is unknown whether the customer has a partner insurer, nothing is hidden.
 */
export function isGateOpen(gate: AccessGate | undefined, visitor: GateContext): boolean {
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

interface LabelledCustomer {
  product_labels?: readonly { name?: string | null }[] | null
}

/** Partner insurer by product label in capitals. Both labels belong to Univé (isUniveCustomer). */
const insurerByProductLabel: Record<string, string> = { EHH: 'Univé', UNIVE: 'Univé' }

/**
 * Name of the customer's partner insurer: Univé for the product labels EHH and UNIVE, ignoring case; otherwise null
 * (TENANT-20 … TENANT-22).
 */
export function findPartnerInsurer({ product_labels }: LabelledCustomer): string | null {
  const names = (product_labels ?? []).map(({ name }) => insurerByProductLabel[name?.toUpperCase() ?? ''])
  return names.find((name) => name !== undefined) ?? null
}

/** Whether this is a customer of a partner insurer, see {@link findPartnerInsurer}. */
export const isPartnerInsurerCustomer = (customer: LabelledCustomer): boolean =>
  findPartnerInsurer(customer) !== null
