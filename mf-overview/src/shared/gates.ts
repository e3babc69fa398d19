import { featureGates } from '@portal/contract/feature-gate'

/** Access to the parts of this remote, for routes, menu and cards of the dashboard alike (TENANT-08 … TENANT-17). */
const unlessOff = (name: string) => ({ flags: [{ name, absent: 'on' as const }] })

export const gates = {
  ...featureGates,
  pension: { ...featureGates.income, subject: 'pension' },
  accountManager: unlessOff('show_account_manager'),
  visitingAddress: unlessOff('show_visiting_address'),
  openingHours: unlessOff('show_opening_hours'),
}
