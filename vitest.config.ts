import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Rooms whose tests draw, or ask for a document otherwise. */
const drawn = [
  'shell',
  'mf-*',
  'shared/ui',
  'shared/remote-kit',
  'shared/remote-kit/example',
  'shared/federation-runtime',
]

const ofUi = (name: string) => `@portal/ui > ${name}`

/** Dependencies of screens, hundreds of modules each: bundled into a few once, before all tests. */
const bundled = [
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router-dom',
  'single-spa-react',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  '@testing-library/react',
  '@testing-library/user-event',
  ...['@chakra-ui/react', '@emotion/cache', '@emotion/react', '@nivo/pie', 'react-hook-form'].map(ofUi),
]

/**
 * What is begun anew in every file, besides the portal's own modules: the above, and other packages that remember
 * something or take React's page from the above.
 */
const anew = [/\/deps_ssr\//, /\/single-spa\//, /\/react-virtual\//, /\/react-easy-crop\//]

export default defineConfig({
  test: {
    forceRerunTriggers: [],
    tags: [{ name: 'full', description: 'Takes long: only npm run test:full runs it' }],
    projects: [
      'server',
      {
        test: {
          name: 'rules',
          isolate: false,
          maxWorkers: 2,
          environment: 'node',
          testTimeout: 60_000,
          provide: { propertyRuns: Number(process.env.PORTAL_TEST_RUNS) || null, hasMutants: false },
          include: [
            'shared/{bsn-check,contract,domain,advice}/src/**/*.test.ts',
            'shared/advice/test/**/*.test.ts',
            'shared/remote-kit/{create,emulator}/**/*.test.ts',
            'e2e/check/**/*.test.ts',
          ],
        },
      },
      {
        root: 'shared/remote-kit',
        test: {
          name: 'screens',
          dir: import.meta.dirname,
          isolate: false,
          maxWorkers: 2,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          include: [
            ...drawn.flatMap((room) => [`${room}/src/**/*.test.ts`, `${room}/src/**/*.test.tsx`]),
            'shared/remote-kit/{build,webpack}/**/*.test.ts',
          ],
          setupFiles: ['page.ts', 'setup.ts'].map((file) =>
            path.join(import.meta.dirname, 'shared/remote-kit/src/test', file),
          ),
          deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
          server: { deps: { inline: anew } },
        },
      },
    ],
  },
})
