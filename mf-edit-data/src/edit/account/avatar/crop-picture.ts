import { croppedSidePixels } from './open-picture.ts'

/** Area of a picture, in pixels of the picture itself instead of CSS pixels. */
export interface PictureArea {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Crops a square from a picture and encodes it for the API: a PNG of 350 × 350 pixels in base64 (API-49).
 * @throws if the browser cannot decode the picture
 */
export async function cropPicture(url: string, area: PictureArea): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = croppedSidePixels
  canvas.height = croppedSidePixels
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    area.x,
    area.y,
    area.width,
    area.height,
    0,
    0,
    croppedSidePixels,
    croppedSidePixels,
  )
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '')
}
