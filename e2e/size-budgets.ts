/**
 * Limits of a page's first load in kilobytes transferred: HTML, scripts, texts, preloads and font. About 5 % above the
 * current size.
 */
export const pageBudgetsKilobytes = [
  { page: 'sign-in', address: '/login', most: 243 },
  { page: 'dashboard', address: '/dashboard', most: 312 },
  { page: 'mortgage', address: '/hypotheek', most: 248 },
  { page: 'documents', address: '/documenten', most: 286 },
] as const

/**
 * Maximum size of a remote in kilobytes: `start` is what every page with the remote loads, `view` what its largest view
 * loads in addition. About 5 % above the current size.
 */
export const remoteBudgetsKilobytes: Readonly<Record<string, { start: number; view: number }>> = {
  'mf-auth': { start: 12.5, view: 4.6 },
  'mf-calculators': { start: 21, view: 22 },
  'mf-console': { start: 12, view: 5 },
  'mf-desk': { start: 22.5, view: 13 },
  'mf-documents': { start: 13.5, view: 14 },
  'mf-edit-data': { start: 19.5, view: 4.8 },
  'mf-insurance': { start: 12.8, view: 7 },
  'mf-mortgage': { start: 16.5, view: 9.5 },
  'mf-overview': { start: 18, view: 20.5 },
}

/** Maximum size of a remote that is not listed. The only view of a remote counts as `start`. */
export const defaultRemoteBudget = { start: 20, view: 10 }
