/** A way to reduce a picture: its size in pixels and JPEG quality, 0 … 1. */
export interface PictureSize {
  width: number
  height: number
  quality: number
}

/** Longest side in pixels and quality, from good print quality to barely readable. */
const steps = [
  [2600, 0.85],
  [2200, 0.8],
  [1800, 0.75],
  [1400, 0.7],
  [1000, 0.6],
] as const

/** Sizes to try in turn until a picture is small enough; never larger than the original. */
export const smallerSizes = (width: number, height: number): PictureSize[] =>
  steps.map(([longest, quality]) => {
    const scale = Math.min(1, longest / Math.max(width, height))
    return {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      quality,
    }
  })
