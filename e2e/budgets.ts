/** Limits of a page's first load in kilobytes as it travels: HTML, scripts, texts, preloads and font. Round numbers about 5 % above what it weighs. */
export const pageBudgets = [
  { page: 'sign-in', address: '/login', most: 248.8 },
  { page: 'dashboard', address: '/dashboard', most: 315.2 },
  { page: 'mortgage', address: '/hypotheek', most: 253.8 },
  { page: 'documents', address: '/documenten', most: 286.2 },
] as const

/** Limits of a remote in kilobytes: what each page with it loads (`start`), and its heaviest view on top of that (`view`). */
export const remoteBudgets: Readonly<Record<string, { start: number; view: number }>> = {
  'mf-auth': { start: 12.3, view: 3.7 },
  'mf-calculators': { start: 19.4, view: 21.1 },
  'mf-console': { start: 12.2, view: 4.6 },
  'mf-desk': { start: 22.6, view: 12.1 },
  'mf-documents': { start: 13.8, view: 11.1 },
  'mf-edit-data': { start: 19.2, view: 6.2 },
  'mf-insurance': { start: 12.8, view: 6.1 },
  'mf-mortgage': { start: 16.2, view: 9.3 },
  'mf-overview': { start: 18.1, view: 19.8 },
}
