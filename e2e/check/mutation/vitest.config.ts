import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { type Room, roomOf } from './rooms.ts'

/** Runs the tests of the room in PORTAL_MUTATION, in the copy of the workspace whose sources have mutants. */
const root = path.resolve(import.meta.dirname, '../../..')
const room = roomOf(process.env.PORTAL_MUTATION)

const settings: Record<Room['runs'], object> = {
  plain: { environment: 'node' },
  'in a document': { environment: 'jsdom', setupFiles: ['shared/remote-kit/src/test/setup.ts'] },
  'with a database': { environment: 'node', globalSetup: ['server/test/global-setup.ts'] },
}

/** Packages of the workspace are taken from the copy, where node_modules would lead to the originals. */
const alias = ['contract', 'domain'].map((name) => ({
  find: new RegExp(`^@portal/${name}/(.*)$`),
  replacement: path.join(root, 'shared', name, 'src/$1.ts'),
}))

export default defineConfig({
  root,
  resolve: { alias },
  test: {
    ...settings[room.runs],
    include: [...room.tests],
    provide: { propertyRuns: null, hasMutants: true },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
