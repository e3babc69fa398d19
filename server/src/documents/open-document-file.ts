import type { Context } from '../context.ts'
import type { documents } from '../database/tables/document.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { StoredFile } from '../http/stored-file.ts'

/**
 * Opens the file of a document; its name has an extension.
 * @throws HttpError 404 if the file does not exist
 */
export async function openDocumentFile(
  { files }: Pick<Context, 'files'>,
  { name, extension, fileKey, mimeType }: typeof documents.$inferSelect,
): Promise<StoredFile> {
  const content = await files.open(fileKey)
  if (!content) throw createNotFoundError()
  return new StoredFile(content, name.endsWith(`.${extension}`) ? name : `${name}.${extension}`, mimeType)
}
