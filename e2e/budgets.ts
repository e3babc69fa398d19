/**
 * Most that the first load of a page may weigh, in kilobytes as it travels: HTML, scripts, texts, preloads, font. They
 * are weighed as the portal starts: the HTML weighs up to half a kilobyte more after releases. Two kilobytes of each are what it costs that
 * the shell comes in two files, for which the screen is there 0.2 s sooner on a slow line, and half a kilobyte that a screen which
 * has its answers early does not wait for the HTTP client.
 */
export const pageBudgets = [
  { page: 'sign-in', address: '/login', most: 248.8 },
  { page: 'dashboard', address: '/dashboard', most: 315.2 },
  { page: 'mortgage', address: '/hypotheek', most: 253.8 },
  { page: 'documents', address: '/documenten', most: 286.2 },
] as const

/** Most that a remote may weigh, in kilobytes: what each page with it loads, and its heaviest view on top of that. */
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

/**
 * What each library weighs in the shell's first files, in kilobytes, minified and compressed for itself; what is not named may weigh
 * up to one. Everything in this file is needed before any screen is there, or is shared with all remotes at start.
 */
export const firstFileBudgets: Readonly<Record<string, number>> = {
  'react-dom': 56,
  shell: 19.4,
  'shared/ui': 18.4,
  '@chakra-ui/react': 14.6,
  'react-router': 12.4,
  '@tanstack/query-core': 10.1,
  'single-spa': 5.8,
  'shared/contract': 4.4,
  valibot: 3.9,
  'shared/domain': 3.1,
  react: 2.9,
  '@pandacss/is-valid-prop': 2.4,
  stylis: 2.3,
  'single-spa-react': 2.1,
  'shared/remote-kit': 2.1,
  '@emotion/cache': 2.1,
  '@emotion/is-prop-valid': 2,
  '@lingui/core': 1.9,
  '@tanstack/react-query': 1.7,
  dpop: 1.5,
  scheduler: 1.5,
  '@module-federation/runtime-core': 1.8,
  'shared/federation-runtime': 1.7,
  '@lingui/react': 1.4,
  '@emotion/react': 1.2,
}
