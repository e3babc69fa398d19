/** Most that the first load of a page may weigh, in kilobytes as it travels: HTML, scripts, texts, preloads, font. */
export const pageBudgets = [
  { page: 'sign-in', address: '/login', most: 250 },
  { page: 'dashboard', address: '/dashboard', most: 302 },
  { page: 'mortgage', address: '/hypotheek', most: 240 },
  { page: 'documents', address: '/documenten', most: 303 },
] as const

/** Most that a remote may weigh, in kilobytes: what each page with it loads, and its heaviest view on top of that. */
export const remoteBudgets: Readonly<Record<string, { start: number; view: number }>> = {
  'mf-auth': { start: 11.6, view: 3.7 },
  'mf-calculators': { start: 15.3, view: 15.9 },
  'mf-documents': { start: 12.9, view: 19.5 },
  'mf-edit-data': { start: 13.6, view: 5.5 },
  'mf-insurance': { start: 10.3, view: 8.2 },
  'mf-mortgage': { start: 14.9, view: 6.9 },
  'mf-overview': { start: 13.9, view: 14.5 },
}
