/**
 * A sentence or name that stands in each library which remotes take from the shell, and stays in a minified build: by it a copy
 * is found in files, whatever their descriptor says. That each is in the shell's build and in no remote's is shown by a journey
 * (`e2e/journeys/manifest.spec.ts`), so that one which a library gives up is noticed.
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
