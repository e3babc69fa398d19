import { checkApart, type Places } from './apart.ts'
import { folderStore } from './folder.ts'
import type { FileStore } from './store.ts'

/**
 * The file store of the settings: a bucket where one is given, else a folder.
 * @throws StartError when public builds would lie in the same place
 */
export async function openFiles(places: Places): Promise<FileStore> {
  await checkApart(places)
  if (!places.s3) return folderStore(places.filesDir)
  const { s3Store } = await import('./s3.ts')
  return s3Store(places.s3)
}
