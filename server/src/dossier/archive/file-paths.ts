import { safeName } from '@portal/domain/upload/file-name'

const nameIn = (folder: string, id: unknown, name: unknown, extension = ''): string => {
  const plain = safeName(String(name))
  return `${folder}/${id}-${plain}${extension && !plain.toLowerCase().endsWith(extension) ? extension : ''}`
}

/** Path of a document in an archive. */
export const documentPath = (row: { id: unknown; name: unknown; extension: unknown }): string =>
  nameIn('documents', row.id, row.name, `.${row.extension}`)

/** Path of a mail's attachment in an archive; the first has index 0. */
export const attachmentPath = (mailId: unknown, index: number, name: string): string =>
  nameIn('mails', `${mailId}-${index + 1}`, name)
