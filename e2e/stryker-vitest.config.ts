import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Unit tests of the pure rules, in Stryker's copy of the workspace. */
const root = path.resolve(import.meta.dirname, '..')

export default defineConfig({
  root,
  resolve: {
    alias: ['contract', 'domain', 'advice'].map((name) => ({
      find: new RegExp(`^@portal/${name}/(.*)$`),
      replacement: path.join(root, 'shared', name, 'src/$1.ts'),
    })),
  },
  test: {
    include: ['shared/{domain,advice}/src/**/*.test.ts'],
    provide: { propertyRuns: 40, hasMutants: true },
    testTimeout: 60_000,
  },
})
