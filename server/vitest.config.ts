import { defineConfig } from 'vitest/config'

/** These dependencies have hundreds of modules, so they are bundled once before the first test. */
const inlinedDependencies = [
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'drizzle-orm/pglite/migrator',
]

export default defineConfig({
  test: {
    deps: {
      optimizer: {
        ssr: { enabled: true, include: inlinedDependencies, exclude: ['@electric-sql/pglite', 'pg'] },
      },
    },
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['../e2e/check/use-fixed-seed.ts'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    tags: [{ name: 'full' }],
    isolate: false,
    maxWorkers: 2,
  },
})
