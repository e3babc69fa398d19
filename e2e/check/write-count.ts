import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Count } from './count.ts'
import { root } from './root.ts'

/** Leaves a count for the check that runs this program, at a path from the root, and ends well if nothing failed. */
export function writeCount(file: string, count: Count): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), JSON.stringify(count))
  process.exitCode = count.failed.length === 0 ? 0 : 1
}
