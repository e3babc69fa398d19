import { toSafeFileName } from '@portal/domain/upload/file-name'

const formatArchivePath = (folder: string, id: unknown, name: unknown, extension = ''): string => {
  const plain = toSafeFileName(String(name))
  return `${folder}/${id}-${plain}${extension && !plain.toLowerCase().endsWith(extension) ? extension : ''}`
}

export const getDocumentPath = (row: { id: unknown; name: unknown; extension: unknown }): string =>
  formatArchivePath('documents', row.id, row.name, `.${row.extension}`)

/** Returns the archive path of a mail's attachment; `index` counts from 0. */
export const getAttachmentPath = (mailId: unknown, index: number, name: string): string =>
  formatArchivePath('mails', `${mailId}-${index + 1}`, name)
