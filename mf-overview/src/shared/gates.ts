import { featureGates } from '@portal/contract/feature-gate'

/** Gates of this remote's parts, for routes, menu and cards (TENANT-08 … TENANT-17). */
const unlessOff = (name: string) => ({ flags: [{ name, absent: 'on' as const }] })

export const gates = {
  ...featureGates,
  pension: { ...featureGates.income, subject: 'pension' },
  accountManager: unlessOff('show_account_manager'),
  visitingAddress: unlessOff('show_visiting_address'),
  openingHours: unlessOff('show_opening_hours'),
}
