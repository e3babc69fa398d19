/** Who may see what of this remote: for routes, menu and the cards of the dashboard alike (TENANT-08 … TENANT-17). */
const unlessOff = (name: string) => ({ flags: [{ name, absent: 'on' as const }] })
const whenOn = (name: string) => ({ flags: [{ name, absent: 'off' as const }] })

export const gates = {
  income: unlessOff('show_income'),
  mortgages: unlessOff('show_mortgages'),
  policies: whenOn('show_policies'),
  obligations: unlessOff('show_obligations'),
  accountManager: unlessOff('show_account_manager'),
  visitingAddress: unlessOff('show_visiting_address'),
  openingHours: unlessOff('show_opening_hours'),
  appointments: whenOn('online_afspraken_enabled'),
}
