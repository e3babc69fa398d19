/** Packages with shared state, of which a page must load only one copy. */
const singletonLibraryPattern =
  /^(react|react-dom|scheduler|react-router(-dom)?|single-spa(-react)?|valibot|@chakra-ui\/.*|@ark-ui\/.*|@emotion\/(react|styled|cache)|@lingui\/(core|react)|@tanstack\/(react-query|query-core))$/

export const isSingletonLibrary = (library: string): boolean => singletonLibraryPattern.test(library)

/**
 * Texts in shared libraries that survive minification and reveal a bundled copy. `e2e/journeys/manifest.spec.ts` checks
 * that the shell's build contains each of them, and no remote does.
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
