import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteConfig } from '../src/config.ts'

/** What a remote says of itself in its `remote.config.ts`; `build` tells one reading from the next. */
export async function configOf(folder: string, build: string): Promise<RemoteConfig> {
  const address = pathToFileURL(path.join(folder, 'remote.config.ts')).href
  return (await import(`${address}?build=${build}`)).default
}
