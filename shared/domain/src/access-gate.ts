import type { AccessGate } from '@portal/contract/remote-registry'
import type { Tenant } from '@portal/contract/tenant'

/** Flags of the tenant and properties of the customer that decide on access to routes, menu entries and slots. */
export interface AccessContext {
  tenant: Tenant | null
  /** Whether the customer has a partner insurer; null while unknown. */
  partnerInsurer: boolean | null
  /**
   * Access scopes that the person was granted, while viewing another person's customer file (HOUSE-05). Null or absent
   * if customers view their own file.
   */
  granted?: ReadonlySet<string> | null
}

/**
 * Returns whether a route, menu entry or slot is shown (TENANT-08, TENANT-09). A missing flag has the default of the
 * gate. A text flag is on unless it is empty (TENANT-19). Nothing is hidden while the partner insurer is unknown.
 */
export function isAccessAllowed(gate: AccessGate | undefined, visitor: AccessContext): boolean {
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

/** Names of partner insurers by product label in capitals. */
const insurerByProductLabel: Record<string, string> = { EHH: 'Univé', UNIVE: 'Univé' }

/**
 * Finds the partner insurer by the customer's product labels, ignoring case; null if there is none (TENANT-20 …
 * TENANT-22).
 */
export function findPartnerInsurer({ product_labels }: LabelledCustomer): string | null {
  const names = (product_labels ?? []).map(({ name }) => insurerByProductLabel[name?.toUpperCase() ?? ''])
  return names.find((name) => name !== undefined) ?? null
}

export const isPartnerInsurerCustomer = (customer: LabelledCustomer): boolean =>
  findPartnerInsurer(customer) !== null
