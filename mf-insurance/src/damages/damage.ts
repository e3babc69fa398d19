import type { Damage } from '@portal/contract/damage'
import { sumOf } from '@portal/domain/money'

/** Total paid for a damage, in euro. */
export const paidOf = ({ payments }: Damage): number => sumOf((payments ?? []).map(({ amount }) => amount))

/** Recipient of a payment or settlement (DAMAGE-03); unknown ones are `other`. */
export const receiverOf = (payTo: string | null): 'customer' | 'repairer' | 'other' =>
  payTo === 'customer' || payTo === 'repairer' ? payTo : 'other'
