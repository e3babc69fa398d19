import { folderStore } from './folder.ts'
import { checkSeparateLocations, type FileLocations } from './separate-locations.ts'
import type { FileStore } from './store.ts'

/**
 * Opens the file store of the settings: a bucket if one is set, else a folder.
 * @throws StartError if public builds would be in the same place
 */
export async function openFiles(places: FileLocations): Promise<FileStore> {
  await checkSeparateLocations(places)
  if (!places.s3) return folderStore(places.filesDir)
  const { s3Store } = await import('./s3.ts')
  return s3Store(places.s3)
}
