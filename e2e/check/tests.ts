import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A test file of the workspace: its path from the root, and its text. */
export interface TestFile {
  file: string
  text: string
}

/** Root of the workspace. */
export const root = path.resolve(import.meta.dirname, '../..')

const passedBy = ['**/node_modules', '**/dist', '**/.types', '**/test-report']

/** Every file with tests in it. */
export const testFiles = (): TestFile[] =>
  globSync('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: passedBy })
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
