import { featureGates } from '@portal/domain/feature-gate'

/** Creates an access gate that allows access unless the tenant switched a flag off (TENANT-08 … TENANT-17). */
const createOptOutAccessGate = (name: string) => ({ flags: [{ name, absent: 'on' as const }] })

export const overviewAccessGates = {
  ...featureGates,
  pension: { ...featureGates.income, subject: 'pension' },
  accountManager: createOptOutAccessGate('show_account_manager'),
  visitingAddress: createOptOutAccessGate('show_visiting_address'),
  openingHours: createOptOutAccessGate('show_opening_hours'),
  messages: { subject: 'messages:change' },
}
