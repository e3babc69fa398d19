import path from 'node:path'
import { checkApart, type Places } from '../files/apart.ts'
import { type AssetStore, folderStore } from './asset-store.ts'

/** Of the files of a demo, which starts quickly; other portals compress as well as they can, once per release. */
const demoQuality = 5

/**
 * The store of builds of the settings: a folder, and where a bucket is given that beside it.
 * @throws StartError when personal files would lie in the same place
 */
export async function openAssets(places: Places & { demo: boolean }): Promise<AssetStore> {
  await checkApart(places)
  const folder = path.resolve(places.assetsDir)
  if (!places.s3Assets) return folderStore(folder, places.demo ? demoQuality : undefined)
  const { s3AssetStore } = await import('./s3-asset-store.ts')
  return s3AssetStore(folder, places.s3Assets)
}
