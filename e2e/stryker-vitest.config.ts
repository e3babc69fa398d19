import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Root of the workspace. Stryker copies the workspace and runs the unit tests of `shared/domain` and `shared/advice` in
 * the copy.
 */
const workspaceRoot = path.resolve(import.meta.dirname, '..')

export default defineConfig({
  root: workspaceRoot,
  resolve: {
    alias: ['contract', 'domain', 'advice'].map((name) => ({
      find: new RegExp(`^@portal/${name}/(.*)$`),
      replacement: path.join(workspaceRoot, 'shared', name, 'src/$1.ts'),
    })),
  },
  test: {
    include: ['shared/{domain,advice}/src/**/*.test.ts'],
    provide: { propertyRuns: 40, hasMutants: true },
    testTimeout: 60_000,
  },
})
