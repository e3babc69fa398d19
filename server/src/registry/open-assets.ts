import path from 'node:path'
import type { Config } from '../config.ts'
import { type AssetStore, folderStore } from './asset-store.ts'

/** The store of builds of the settings: a bucket where one is given, beside `assets` in the data folder. */
export async function openAssets({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<AssetStore> {
  const folder = path.resolve(dataDir, 'assets')
  if (!s3) return folderStore(folder)
  const { s3AssetStore } = await import('./s3-asset-store.ts')
  return s3AssetStore(folder, s3)
}
