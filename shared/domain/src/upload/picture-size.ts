/** Size of a picture in pixels, and JPEG quality from 0 to 1. */
export interface PictureSize {
  width: number
  height: number
  quality: number
}

/** Longest side in pixels and JPEG quality of each step, from good print quality to barely readable. */
const pictureSizeAndQualitySteps = [
  [2600, 0.85],
  [2200, 0.8],
  [1800, 0.75],
  [1400, 0.7],
  [1000, 0.6],
] as const

/** Lists sizes to try until a picture is small enough. None is larger than the original. */
export const listSmallerSizes = (width: number, height: number): PictureSize[] =>
  pictureSizeAndQualitySteps.map(([longest, quality]) => {
    const scale = Math.min(1, longest / Math.max(width, height))
    return {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      quality,
    }
  })
