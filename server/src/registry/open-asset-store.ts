import path from 'node:path'
import { checkSeparateLocations, type FileLocations } from '../files/separate-locations.ts'
import { type AssetStore, createFolderAssetStore } from './asset-store.ts'

const demoCompressionQuality = 5

/**
 * Opens the configured folder, and a bucket if one is set.
 * @throws StartError if personal files would be in the same location
 */
export async function openAssetStore(places: FileLocations & { demo: boolean }): Promise<AssetStore> {
  await checkSeparateLocations(places)
  const folder = path.resolve(places.assetsDir)
  if (!places.s3Assets)
    return createFolderAssetStore(folder, places.demo ? demoCompressionQuality : undefined)
  const { createS3AssetStore: s3AssetStore } = await import('./s3-asset-store.ts')
  return s3AssetStore(folder, places.s3Assets)
}
