/**
 * Limits of a page's first load in kilobytes transferred: HTML, scripts, texts, preloads and font. About 5 % above the
 * current size.
 */
export const pageBudgetsKilobytes = [
  { page: 'sign-in', address: '/login', most: 257 },
  { page: 'dashboard', address: '/dashboard', most: 325 },
  { page: 'mortgage', address: '/hypotheek', most: 262 },
  { page: 'documents', address: '/documenten', most: 295 },
] as const

/**
 * Maximum size of a remote in kilobytes: `start` is what every page with the remote loads, `view` what its largest view
 * loads in addition.
 */
export const remoteBudgetsKilobytes: Readonly<Record<string, { start: number; view: number }>> = {
  'mf-auth': { start: 12.5, view: 4.4 },
  'mf-calculators': { start: 21.5, view: 22 },
  'mf-console': { start: 12, view: 4.8 },
  'mf-desk': { start: 23, view: 13 },
  'mf-documents': { start: 14, view: 14 },
  'mf-edit-data': { start: 19.5, view: 4.8 },
  'mf-insurance': { start: 13, view: 7 },
  'mf-mortgage': { start: 16.5, view: 9.2 },
  'mf-overview': { start: 18.5, view: 20 },
}
