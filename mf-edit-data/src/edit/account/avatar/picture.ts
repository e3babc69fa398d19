import { uprightBitmap } from '@portal/domain/upload/orientation'
import { kindBytes, kindOf } from './kind.ts'

/** A decoded picture that can be cropped. */
export interface Picture {
  /** Object URL; the owner must revoke it. */
  url: string
  /** Whether only the first frame of an animation was taken. */
  moving: boolean
  /** Whether it has fewer pixels than the cropped picture. */
  small: boolean
}

/** Why a file cannot be used as a picture. */
export type Why = 'type' | 'heic' | 'heavy' | 'small' | 'broken'

/** Result of opening a file. */
export type Opened =
  | { step: 'ready'; picture: Picture }
  | { step: 'refused'; why: Why; width: number; height: number }

/** Side of the cropped picture, in pixels (AVATAR-02). */
export const cropSize = 350
/** Limits of a picture: bytes, total pixels, and the side it is scaled down to in pixels. */
const limits = { bytes: 30_000_000, pixels: 120_000_000, side: 2048 }
/** Minimum width and height of a picture, in pixels. */
const minSidePixels = 64

const refused = (why: Why, { width = 0, height = 0 } = {}): Opened => ({
  step: 'refused',
  why,
  width,
  height,
})

/** Draws a picture upright on white, scaled down if needed; drops all metadata of the file. */
async function redraw(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, limits.side / Math.max(bitmap.width, bitmap.height))
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

/** Opens a chosen file. Never rejects: a file that cannot be used gives a reason (AVATAR-05). */
export async function openPicture(file: File): Promise<Opened> {
  if (file.size === 0) return refused('broken')
  if (file.size > limits.bytes) return refused('heavy')
  const kind = await file
    .slice(0, kindBytes)
    .arrayBuffer()
    .then((bytes) => kindOf(new Uint8Array(bytes)))
    .catch(() => null)
  if (!kind) return refused('type')
  if ((kind.pixels ?? 0) > limits.pixels) return refused('heavy')
  const bitmap = await uprightBitmap(file).catch(() => null)
  if (!bitmap) return refused(kind.format === 'heic' ? 'heic' : 'broken')
  try {
    const { width, height } = bitmap
    if (width * height > limits.pixels) return refused('heavy')
    if (Math.min(width, height) < minSidePixels) return refused('small', { width, height })
    const url = URL.createObjectURL(await redraw(bitmap))
    const small = Math.min(width, height) < cropSize
    return { step: 'ready', picture: { url, moving: kind.moving, small } }
  } catch {
    return refused('heavy')
  } finally {
    bitmap.close()
  }
}
