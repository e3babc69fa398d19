import { withEnding } from '@portal/domain/upload/file-name'
import { type PictureSize, smallerSizes } from '@portal/domain/upload/picture-size'

/** Largest size to reach, in bytes: somewhat below the limit of 2 MB. */
const wanted = 1_900_000

/**
 * Makes a picture small enough to send: a JPEG of fewer pixels. Decoding and encoding happen beside the page's own
 * work, so that it keeps answering.
 * @returns null when it cannot be made small enough
 * @throws when the browser cannot draw this picture
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  const whole = await createImageBitmap(file)
  const sizes = smallerSizes(whole.width, whole.height)
  whole.close()
  for (const size of sizes) {
    const smaller = await drawAt(file, size)
    if (smaller.size <= wanted) {
      return new File([smaller], withEnding(file.name, 'jpg'), {
        type: 'image/jpeg',
        lastModified: file.lastModified,
      })
    }
  }
  return null
}

async function drawAt(file: File, { width, height, quality }: PictureSize): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
