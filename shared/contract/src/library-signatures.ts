/** Packages of which a page may only have the shell's copy, because copies do not share their state. */
const singletonPattern =
  /^(react|react-dom|scheduler|react-router(-dom)?|single-spa(-react)?|valibot|@chakra-ui\/.*|@ark-ui\/.*|@emotion\/(react|styled|cache)|@lingui\/(core|react)|@tanstack\/(react-query|query-core))$/

export const isSingletonLibrary = (library: string): boolean => singletonPattern.test(library)

/**
 * A string in each shared library that survives minification, by which copies are found in files, whatever the
 * descriptor says. A journey checks that each is in the shell's build and in no remote
 * (`e2e/journeys/manifest.spec.ts`), so that a changed library is noticed.
 */
export const librarySignatures: Readonly<Record<string, string>> = {
  react: 'react.transitional.element',
  'react-dom': 'rendererPackageName',
  scheduler: 'unstable_scheduleCallback',
  'react-router': 'useHref() may be used',
  'single-spa': 'single-spa minified',
  '@chakra-ui/react': 'ChakraContext',
  '@emotion/cache': 'data-emotion',
  '@lingui/core': 'Lingui: Attempted',
  '@tanstack/query-core': 'Missing queryFn',
  '@tanstack/react-query': 'No QueryClient set',
}
