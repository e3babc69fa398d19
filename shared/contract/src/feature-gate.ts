import type { Feature } from './feature.ts'
import type { Subject } from './household.ts'
import type { Gate } from './registry.ts'
import type { Tenant } from './tenant.ts'

type Flag = keyof Pick<
  Tenant,
  'show_income' | 'show_mortgages' | 'show_obligations' | 'show_policies' | 'online_afspraken_enabled'
>

const unlessOff = (name: Flag, subject: Subject): Gate => ({ flags: [{ name, absent: 'on' }], subject })
const whenOn = (name: Flag, subject: Subject): Gate => ({ flags: [{ name, absent: 'off' }], subject })

/**
 * Gate of each feature: for routes, menu, slots and screens of every remote, and for the server (TENANT-08, TENANT-09).
 */
export const featureGates: Record<Feature, Gate> = {
  income: unlessOff('show_income', 'income'),
  mortgages: unlessOff('show_mortgages', 'home'),
  obligations: unlessOff('show_obligations', 'savings'),
  policies: whenOn('show_policies', 'insurance'),
  appointments: whenOn('online_afspraken_enabled', 'appointments'),
}
