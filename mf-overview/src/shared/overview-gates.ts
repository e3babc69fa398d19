import { featureGates } from '@portal/contract/feature-gate'

/** Creates a gate that is open unless the tenant switched a flag off (TENANT-08 … TENANT-17). */
const createOptOutGate = (name: string) => ({ flags: [{ name, absent: 'on' as const }] })

export const overviewGates = {
  ...featureGates,
  pension: { ...featureGates.income, subject: 'pension' },
  accountManager: createOptOutGate('show_account_manager'),
  visitingAddress: createOptOutGate('show_visiting_address'),
  openingHours: createOptOutGate('show_opening_hours'),
  messages: { subject: 'messages:change' },
}
