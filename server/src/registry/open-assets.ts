import path from 'node:path'
import { checkSeparateLocations, type FileLocations } from '../files/separate-locations.ts'
import { type AssetStore, folderStore } from './asset-store.ts'

/** Compression quality of demos, which must start fast; other portals compress at the maximum, once per release. */
const demoQuality = 5

/**
 * Opens the asset store of the settings: a folder, and a bucket if one is set.
 * @throws StartError if personal files would be in the same place
 */
export async function openAssets(places: FileLocations & { demo: boolean }): Promise<AssetStore> {
  await checkSeparateLocations(places)
  const folder = path.resolve(places.assetsDir)
  if (!places.s3Assets) return folderStore(folder, places.demo ? demoQuality : undefined)
  const { s3AssetStore } = await import('./s3-asset-store.ts')
  return s3AssetStore(folder, places.s3Assets)
}
