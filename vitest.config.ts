import { defineConfig } from 'vitest/config'

/** Rooms whose tests draw, or ask for a document otherwise. */
const drawn = ['shell', 'mf-*', 'shared/ui', 'shared/remote-kit']

export default defineConfig({
  test: {
    forceRerunTriggers: [],
    projects: [
      'server',
      {
        test: {
          name: 'rules',
          isolate: false,
          maxWorkers: 2,
          environment: 'node',
          testTimeout: 60_000,
          provide: { propertyRuns: Number(process.env.PORTAL_TEST_RUNS) || null },
          include: ['shared/{contract,domain}/src/**/*.test.ts', 'e2e/check/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'screens',
          maxWorkers: 2,
          environment: 'jsdom',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          include: [
            ...drawn.flatMap((room) => [`${room}/src/**/*.test.ts`, `${room}/src/**/*.test.tsx`]),
            'shared/remote-kit/webpack/**/*.test.ts',
          ],
          setupFiles: ['shared/remote-kit/src/test/setup.ts'],
        },
      },
    ],
  },
})
