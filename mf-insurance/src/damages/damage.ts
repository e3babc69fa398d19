import type { Damage } from '@portal/contract/damage'
import { sumOf } from '@portal/domain/money'

/** Total paid for a damage, in euro. */
export const paidOf = ({ payments }: Damage): number => sumOf((payments ?? []).map(({ amount }) => amount))

/** Who a payment or a settlement goes to (DAMAGE-03); a receiver the portal does not know is `other`. */
export const receiverOf = (payTo: string | null): 'customer' | 'repairer' | 'other' =>
  payTo === 'customer' || payTo === 'repairer' ? payTo : 'other'
