import { checkUpload, type UploadCheckResult } from '@portal/domain/upload/check-upload'
import { replaceExtension } from '@portal/domain/upload/file-name'
import { decodeUprightBitmap } from '@portal/domain/upload/picture-orientation'
import { listSmallerSizes, type PictureSize } from '@portal/domain/upload/picture-size'

/** Maximum size of the reduced picture in bytes, a little below the limit of 2 MB. */
const maxShrunkPictureBytes = 1_900_000

/**
 * Reduces a picture to a JPEG with fewer pixels. Decoding and encoding do not block the main thread.
 * @returns null if it cannot be made small enough
 * @throws if the browser cannot decode it
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  const picture = await decodeUprightBitmap(file)
  try {
    for (const size of listSmallerSizes(picture.width, picture.height)) {
      const smaller = await drawPictureAtSize(picture, size)
      if (smaller.size <= maxShrunkPictureBytes) {
        return new File([smaller], replaceExtension(file.name, 'jpg'), {
          type: 'image/jpeg',
          lastModified: file.lastModified,
        })
      }
    }
    return null
  } finally {
    picture.close()
  }
}

async function drawPictureAtSize(
  picture: ImageBitmap,
  { width, height, quality }: PictureSize,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** Number of bytes from which the type of an oversized file is detected. */
const typeDetectionByteCount = 4096

/** Maximum size in bytes of a file that is read completely. */
const maxReadableBytes = 4 * 1024 * 1024

/** Checks a file on the device before it is sent. Reads only the start of an oversized file. */
export async function inspectFile(file: File): Promise<UploadCheckResult> {
  const part = file.size > maxReadableBytes ? file.slice(0, typeDetectionByteCount) : file
  return checkUpload({ name: file.name, size: file.size, bytes: new Uint8Array(await part.arrayBuffer()) })
}
