import { checkUpload, type UploadCheckResult } from '@portal/domain/upload/check-upload'

/** Number of bytes from which the type of an oversized file is detected. */
const typeDetectionByteCount = 4096

/** Maximum size in bytes of a file that is read completely. */
const maxReadableBytes = 4 * 1024 * 1024

/** Maximum size in bytes of a file that is kept in memory, and of a picture that is reduced. */
const maxInMemoryBytes = 64 * 1024 * 1024

/**
 * Copies a chosen file into memory, because a browser's `File` refers to the disk, where it may change or disappear.
 * @returns the copy, or the original if it is too large
 */
export const readFileIntoMemory = async (file: File): Promise<File> =>
  file.size > maxInMemoryBytes
    ? file
    : new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })

/** Checks a file on the device before it is sent. Reads only the start of an oversized file. */
export async function inspectFile(file: File): Promise<UploadCheckResult> {
  const part = file.size > maxReadableBytes ? file.slice(0, typeDetectionByteCount) : file
  return checkUpload({ name: file.name, size: file.size, bytes: new Uint8Array(await part.arrayBuffer()) })
}
