/** Packages of which a page may have only the shell's copy, because state in one copy is unknown to another. */
const singletonPattern =
  /^(react|react-dom|scheduler|react-router(-dom)?|single-spa(-react)?|valibot|@chakra-ui\/.*|@ark-ui\/.*|@emotion\/(react|styled|cache)|@lingui\/(core|react)|@tanstack\/(react-query|query-core))$/

/** Whether a package must not be bundled into a remote. */
export const isSingleton = (library: string): boolean => singletonPattern.test(library)

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
