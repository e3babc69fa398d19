/** Most that the first load of a page may weigh, in kilobytes as it travels: HTML, scripts, texts, preloads, font. */
export const pageBudgets = [
  { page: 'sign-in', address: '/login', most: 240 },
  { page: 'dashboard', address: '/dashboard', most: 300 },
  { page: 'mortgage', address: '/hypotheek', most: 237 },
  { page: 'documents', address: '/documenten', most: 267 },
] as const

/** Most that a remote may weigh, in kilobytes: what each page with it loads, and its heaviest view on top of that. */
export const remoteBudgets: Readonly<Record<string, { start: number; view: number }>> = {
  'mf-auth': { start: 11.6, view: 3.7 },
  'mf-calculators': { start: 15.3, view: 16 },
  'mf-documents': { start: 13.1, view: 10.9 },
  'mf-edit-data': { start: 13.6, view: 6.2 },
  'mf-insurance': { start: 12.6, view: 5.7 },
  'mf-mortgage': { start: 15.2, view: 8.1 },
  'mf-overview': { start: 16.8, view: 11.9 },
}
