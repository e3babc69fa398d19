import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteConfig } from '@portal/remote-kit/config'

/**
 * Loads `remote.config.ts` of a folder. `build` is appended to the import URL, so that a rebuild reads the file again.
 */
export async function loadRemoteConfig(folder: string, build: string): Promise<RemoteConfig> {
  const address = pathToFileURL(path.join(folder, 'remote.config.ts')).href
  return (await import(`${address}?build=${build}`)).default
}
