/** Steps and limits of the zoom (AVATAR-02, AVATAR-03): at 1 the picture just covers the crop area. */
export const zoomStep = 0.025
export const minZoom = 1
export const maxZoom = 4

/** Rounds a value from wheel, pinch or keys to the nearest zoom step within the limits. */
export const snapToZoomStep = (value: number): number => {
  const whole = Math.round(Math.min(maxZoom, Math.max(minZoom, value || minZoom)) / zoomStep)
  return Math.round(whole * zoomStep * 1000) / 1000
}
