import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates a folder that is deleted when the process exits. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
