import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a function with a temporary folder, and deletes the folder afterwards. */
export async function withTemporaryFolder<A>(
  prefix: string,
  run: (folder: string) => Promise<A>,
): Promise<A> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
