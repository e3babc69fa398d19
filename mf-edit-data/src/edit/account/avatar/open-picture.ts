import { decodeUprightBitmap } from '@portal/domain/upload/picture-orientation'
import { detectPictureKind, pictureHeaderBytes } from './picture-kind.ts'

/** A decoded picture that can be cropped. */
export interface CroppablePicture {
  /** Object URL; the owner must revoke it. */
  url: string
  /** Whether the file was animated, so that only its first frame is used. */
  isAnimated: boolean
  /** Whether the picture has fewer pixels than the cropped result. */
  isSmall: boolean
}

/** Reason why a file cannot be used as a picture. */
export type PictureProblem = 'type' | 'heic' | 'heavy' | 'small' | 'broken'

export type OpenPictureResult =
  | { step: 'ready'; picture: CroppablePicture }
  | { step: 'refused'; why: PictureProblem; width: number; height: number }

/** Width and height of the cropped picture, in pixels (AVATAR-02). */
export const croppedSidePixels = 350
/**
 * Limits of a picture: file size in bytes, total number of pixels, and the side in pixels to which it is scaled down.
 */
const pictureLimits = { bytes: 30_000_000, pixels: 120_000_000, side: 2048 }
/** Minimum width and height of a picture, in pixels. */
const minSidePixels = 64

const rejectPicture = (why: PictureProblem, { width = 0, height = 0 } = {}): OpenPictureResult => ({
  step: 'refused',
  why,
  width,
  height,
})

/** Draws a picture upright on white, scaled down if needed; drops all metadata of the file. */
async function drawPictureUpright(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, pictureLimits.side / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
}

/** Opens a chosen file. Never rejects: for an unusable file the result contains the reason (AVATAR-05). */
export async function openPicture(file: File): Promise<OpenPictureResult> {
  if (file.size === 0) return rejectPicture('broken')
  if (file.size > pictureLimits.bytes) return rejectPicture('heavy')
  const kind = await file
    .slice(0, pictureHeaderBytes)
    .arrayBuffer()
    .then((bytes) => detectPictureKind(new Uint8Array(bytes)))
    .catch(() => null)
  if (!kind) return rejectPicture('type')
  if ((kind.pixels ?? 0) > pictureLimits.pixels) return rejectPicture('heavy')
  const bitmap = await decodeUprightBitmap(file).catch(() => null)
  if (!bitmap) return rejectPicture(kind.format === 'heic' ? 'heic' : 'broken')
  try {
    const { width, height } = bitmap
    if (width * height > pictureLimits.pixels) return rejectPicture('heavy')
    if (Math.min(width, height) < minSidePixels) return rejectPicture('small', { width, height })
    const url = URL.createObjectURL(await drawPictureUpright(bitmap))
    const isSmall = Math.min(width, height) < croppedSidePixels
    return { step: 'ready', picture: { url, isAnimated: kind.isAnimated, isSmall } }
  } catch {
    return rejectPicture('heavy')
  } finally {
    bitmap.close()
  }
}
