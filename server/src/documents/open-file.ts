import type { Context } from '../context.ts'
import type { documents } from '../database/tables/document.ts'
import { notFound } from '../http/http-error.ts'
import { StoredFile } from '../http/stored-file.ts'

/**
 * The file of a document, named with its extension.
 * @throws HttpError 404 if there is no such file
 */
export async function openFile(
  { files }: Pick<Context, 'files'>,
  { name, extension, fileKey, mimeType }: typeof documents.$inferSelect,
): Promise<StoredFile> {
  const content = await files.open(fileKey)
  if (!content) throw notFound()
  return new StoredFile(content, name.endsWith(`.${extension}`) ? name : `${name}.${extension}`, mimeType)
}
