/** Who may see mortgages, for routes, menu, slots and cards alike (TENANT-08). */
export const mortgageGate = { flags: [{ name: 'show_mortgages', absent: 'on' as const }] }
