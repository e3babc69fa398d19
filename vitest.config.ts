import { defineConfig } from 'vitest/config'

/** Screens and everything else that needs a document. */
const drawn = ['shell', 'mf-*', 'shared/ui', 'shared/remote-kit']

export default defineConfig({
  test: {
    projects: [
      'server',
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['shared/{contract,domain}/src/**/*.test.ts', 'e2e/check/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: drawn.flatMap((room) => [`${room}/src/**/*.test.ts`, `${room}/src/**/*.test.tsx`]),
          setupFiles: ['shared/remote-kit/src/test/setup.ts'],
        },
      },
    ],
  },
})
