import type { Feature } from '@portal/contract/feature'
import type { CustomerFileSubject } from '@portal/contract/household'
import type { AccessGate } from '@portal/contract/remote-registry'
import type { Tenant } from '@portal/contract/tenant'

type FeatureFlagName = keyof Pick<
  Tenant,
  'show_income' | 'show_mortgages' | 'show_obligations' | 'show_policies' | 'online_afspraken_enabled'
>

const createDefaultOnGate = (name: FeatureFlagName, subject: CustomerFileSubject): AccessGate => ({
  flags: [{ name, absent: 'on' }],
  subject,
})
const createDefaultOffGate = (name: FeatureFlagName, subject: CustomerFileSubject): AccessGate => ({
  flags: [{ name, absent: 'off' }],
  subject,
})

/** Conditions under which a feature is available (TENANT-08, TENANT-09). Routes, menu, slots and server use them. */
export const featureGates: Record<Feature, AccessGate> = {
  income: createDefaultOnGate('show_income', 'income'),
  mortgages: createDefaultOnGate('show_mortgages', 'home'),
  obligations: createDefaultOnGate('show_obligations', 'savings'),
  policies: createDefaultOffGate('show_policies', 'insurance'),
  appointments: createDefaultOffGate('online_afspraken_enabled', 'appointments'),
}
