import { join } from 'node:path'
import type { Config } from '../config.ts'
import { folderStore } from './folder.ts'
import type { FileStore } from './store.ts'

/** The file store of the settings: a bucket where one is given, else `files` in the data folder. */
export async function openFiles(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!config.s3) return folderStore(join(config.dataDir, 'files'))
  const { s3Store } = await import('./s3.ts')
  return s3Store(config.s3)
}
