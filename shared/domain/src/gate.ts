import type { Gate } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'

/** What a gate looks at: the firm's flags and the kind of customer. */
export interface Visitor {
  tenant: Tenant | null
  /** See {@link isPartnerInsurer}; null while it is not known. */
  partnerInsurer: boolean | null
}

/**
 * One rule for menu, routes and slots alike (TENANT-08, TENANT-09). A flag that the tenant does not carry, or
 * carries as null, counts as the gate says. Where the kind of customer is not known yet, nothing is hidden for it.
 */
export function isAllowed(gate: Gate | undefined, visitor: Visitor): boolean {
  const flags: Record<string, unknown> = visitor.tenant ?? {}
  const flagsHold = (gate?.flags ?? []).every(({ name, absent }) => {
    const flag = flags[name]
    return typeof flag === 'boolean' ? flag : absent === 'on'
  })
  if (!flagsHold || !gate?.customers || visitor.partnerInsurer === null) return flagsHold
  return visitor.partnerInsurer === (gate.customers === 'partner-insurer')
}

/** True for a customer of a partner insurer: a product label named EHH or UNIVE, in any case (TENANT-20, TENANT-21). */
export function isPartnerInsurer(customer: {
  product_labels?: readonly { name?: string | null }[] | null
}): boolean {
  return (customer.product_labels ?? []).some(({ name }) => /^(ehh|unive)$/i.test(name ?? ''))
}
