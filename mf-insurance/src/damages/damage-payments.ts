import type { Damage } from '@portal/contract/damage'
import { sumAmounts } from '@portal/domain/money'

/** Total paid for a damage, in euro. */
export const calculatePaidAmount = ({ payments }: Damage): number =>
  sumAmounts((payments ?? []).map(({ amount }) => amount))

/** Converts the receiver of a payment or settlement (DAMAGE-03); `other` if it is unknown. */
export const toPaymentReceiver = (payTo: string | null): 'customer' | 'repairer' | 'other' =>
  payTo === 'customer' || payTo === 'repairer' ? payTo : 'other'
