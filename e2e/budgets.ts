/** Most that the first load of a page may weigh, in kilobytes as it travels: HTML, scripts, texts, preloads, font. */
export const pageBudgets = [
  { page: 'sign-in', address: '/login', most: 250 },
  { page: 'dashboard', address: '/dashboard', most: 298 },
  { page: 'mortgage', address: '/hypotheek', most: 234 },
  { page: 'documents', address: '/documenten', most: 244 },
] as const

/** Most that a remote may weigh, in kilobytes: what each page with it loads, and its heaviest view on top of that. */
export const remoteBudgets: Readonly<Record<string, { start: number; view: number }>> = {
  'mf-auth': { start: 13.3, view: 3.2 },
  'mf-calculators': { start: 18, view: 15 },
  'mf-documents': { start: 12.2, view: 20 },
  'mf-edit-data': { start: 15.8, view: 4.7 },
  'mf-insurance': { start: 12.5, view: 7.6 },
  'mf-mortgage': { start: 14.2, view: 8.4 },
  'mf-overview': { start: 16.1, view: 13.4 },
}
