import type { AccessGate } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'

/** The tenant's flags and properties of the customer. */
export interface GateContext {
  tenant: Tenant | null
  /** Whether the customer has a partner insurer; null while unknown. */
  partnerInsurer: boolean | null
  /** Subjects that are granted in another person's file (HOUSE-05); null or absent in the own file. */
  granted?: ReadonlySet<string> | null
}

/**
 * Whether a route, menu entry or slot is shown (TENANT-08, TENANT-09). For a missing flag, the gate has a default; a
 * text flag counts as on unless it is empty (TENANT-19). While it is unknown whether the customer has a partner
 * insurer, nothing is hidden.
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

/** By product label in capitals. */
const insurerByProductLabel: Record<string, string> = { EHH: 'Univé', UNIVE: 'Univé' }

/** Partner insurer by the customer's product labels, ignoring case; null if there is none (TENANT-20 … TENANT-22). */
export function findPartnerInsurer({ product_labels }: LabelledCustomer): string | null {
  const names = (product_labels ?? []).map(({ name }) => insurerByProductLabel[name?.toUpperCase() ?? ''])
  return names.find((name) => name !== undefined) ?? null
}

export const isPartnerInsurerCustomer = (customer: LabelledCustomer): boolean =>
  findPartnerInsurer(customer) !== null
