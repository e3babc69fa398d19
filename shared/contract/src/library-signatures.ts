/** Packages of which a page can only have one copy, since copies do not share state. */
const singletonPattern =
  /^(react|react-dom|scheduler|react-router(-dom)?|single-spa(-react)?|valibot|@chakra-ui\/.*|@ark-ui\/.*|@emotion\/(react|styled|cache)|@lingui\/(core|react)|@tanstack\/(react-query|query-core))$/

export const isSingletonLibrary = (library: string): boolean => singletonPattern.test(library)

/**
 * A string in each shared library that survives minification, to find bundled copies. `e2e/journeys/manifest.spec.ts`
 * checks that each is in the shell's build and in no remote.
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
