import type { SyntheticPaper } from './synthetic-papers.ts'

/** Conditions under which a paper was photographed or scanned. */
export interface ScanCondition {
  name: 'straight' | 'turned' | 'skewed' | 'dim' | 'blurred'
  /** Resolution in dots per inch. */
  density: number
  /** Rotation in degrees clockwise. */
  degrees: number
  /** Brightness from 0 to 1, and how much it decreases towards the far side. */
  light: number
  shade: number
  /** Maximum noise of a pixel value, on a scale of 0 to 255. */
  noise: number
  /** Blur radius in pixels. */
  blur: number
  seed: number
}

/**
 * Renders a paper as a photo or scan; runs in the page.
 * @returns a JPEG as a data URL
 */
export async function drawScan({
  paper,
  condition,
}: {
  paper: SyntheticPaper
  condition: ScanCondition
}): Promise<string> {
  const { density, degrees, light, shade, noise, blur } = condition
  await document.fonts.ready
  const scale = density / 25.4
  const turn = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((paper.width * cos + paper.height * sin) * scale)
  canvas.height = Math.round((paper.width * sin + paper.height * cos) * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.fillStyle = paper.kind === 'card' ? paper.ground : '#c9c5bd'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (blur > 0) context.filter = `blur(${blur}px)`
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(turn)
  context.translate((-paper.width * scale) / 2, (-paper.height * scale) / 2)
  context.textRendering = 'geometricPrecision'
  context.fillStyle = paper.ground
  context.fillRect(0, 0, paper.width * scale, paper.height * scale)
  for (const { x, y, width, height, color } of paper.boxes) {
    context.fillStyle = color
    context.fillRect(x * scale, y * scale, width * scale, height * scale)
  }
  for (const { text, x, y, size, font, bold, grey = 0 } of paper.texts) {
    context.font = `${bold ? 'bold ' : ''}${size * scale}px "${font}", ${font}`
    const tone = Math.round(grey * 255)
    context.fillStyle = `rgb(${tone} ${tone} ${tone})`
    context.fillText(text, x * scale, y * scale)
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.filter = 'none'
  if (noise > 0 || light < 1 || shade > 0) {
    const image = context.getImageData(0, 0, canvas.width, canvas.height)
    let state = condition.seed
    for (let at = 0; at < image.data.length; at += 4) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const x = ((at / 4) % canvas.width) / canvas.width
      const off = (state / 4_294_967_296 - 0.5) * 2 * noise
      for (let part = at; part < at + 3; part++)
        image.data[part] = (image.data[part] ?? 0) * (light - shade * x) + off
    }
    context.putImageData(image, 0, 0)
  }
  return canvas.toDataURL('image/jpeg', 0.82)
}
