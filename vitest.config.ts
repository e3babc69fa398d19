import path from 'node:path'
import { defineConfig } from 'vitest/config'

const fixedSeed = path.join(import.meta.dirname, 'e2e/check/use-fixed-seed.ts')

/** Packages whose tests need a document. */
const screenPackages = [
  'shell',
  'mf-*',
  'shared/ui',
  'shared/blocks',
  'shared/remote-kit',
  'shared/remote-kit/example',
  'shared/federation-runtime',
]

const dependencyOfUi = (name: string) => `@portal/ui > ${name}`

/** Dependencies of screens with hundreds of modules each, which Vite bundles once before all tests. */
const bundledDependencies = [
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
  ...[
    '@chakra-ui/react',
    '@emotion/cache',
    '@emotion/react',
    '@nivo/pie',
    'react-hook-form',
    'react-router',
  ].map(dependencyOfUi),
]

/** Dependencies with module state, or that import React: evaluated again for each test file, like the portal's own modules. */
const reloadedDependencies = [/\/deps_ssr\//, /\/single-spa\//, /\/react-virtual\//, /\/react-easy-crop\//]

export default defineConfig({
  test: {
    forceRerunTriggers: [],
    tags: [{ name: 'full', description: 'Slow: runs only in npm run test:full' }],
    projects: [
      'server',
      {
        test: {
          name: 'rules',
          isolate: false,
          maxWorkers: 2,
          environment: 'node',
          testTimeout: 60_000,
          setupFiles: [fixedSeed],
          provide: { propertyRuns: Number(process.env.PORTAL_TEST_RUNS) || null, hasMutants: false },
          include: [
            'shared/{bsn-check,time,contract,domain,advice}/src/**/*.test.ts',
            'shared/advice/test/**/*.test.ts',
            'shared/remote-kit-build/{create,emulator}/**/*.test.ts',
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
            ...screenPackages.flatMap((name) => [`${name}/src/**/*.test.ts`, `${name}/src/**/*.test.tsx`]),
            'shared/remote-kit-build/{build,webpack}/**/*.test.ts',
          ],
          setupFiles: [
            fixedSeed,
            ...['jsdom-page.ts', 'setup.ts'].map((file) =>
              path.join(import.meta.dirname, 'shared/remote-kit/src/test', file),
            ),
          ],
          deps: { optimizer: { ssr: { enabled: true, include: bundledDependencies } } },
          server: { deps: { inline: reloadedDependencies } },
        },
      },
    ],
  },
})
