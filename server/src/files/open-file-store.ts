import type { FileStore } from './file-store.ts'
import { createFolderFileStore } from './folder-file-store.ts'
import { checkSeparateLocations, type FileLocations } from './separate-locations.ts'

/**
 * Opens the configured bucket or folder.
 * @throws StartError if public builds would be in the same location
 */
export async function openFileStore(places: FileLocations): Promise<FileStore> {
  await checkSeparateLocations(places)
  if (!places.s3) return createFolderFileStore(places.filesDir)
  const { createS3FileStore: s3Store } = await import('./s3-file-store.ts')
  return s3Store(places.s3)
}
