import { checkUpload, type UploadCheck } from '@portal/domain/upload/check-upload'

/** Number of bytes that are enough to detect the type of an oversized file. */
const headBytes = 4096

/** Maximum size in bytes of files that are read completely. */
const maxReadableBytes = 4 * 1024 * 1024

/** Maximum size in bytes of files kept in memory, and of pictures that are shrunk. */
const maxHeldBytes = 64 * 1024 * 1024

/**
 * Copies a chosen file into memory: a browser's file refers to the disk, where it may change or disappear.
 * @returns the copy, or the original if it is too large
 */
export const readFileIntoMemory = async (file: File): Promise<File> =>
  file.size > maxHeldBytes
    ? file
    : new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })

/** Checks a file on the device before sending. Reads only the start of an oversized file. */
export async function inspectFile(file: File): Promise<UploadCheck> {
  const part = file.size > maxReadableBytes ? file.slice(0, headBytes) : file
  return checkUpload({ name: file.name, size: file.size, bytes: new Uint8Array(await part.arrayBuffer()) })
}
