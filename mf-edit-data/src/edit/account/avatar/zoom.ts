/** Steps and limits of the zoom (AVATAR-02, AVATAR-03): at 1 the picture just covers the crop area. */
export const zoomStep = 0.025
export const minZoom = 1
export const maxZoom = 4

/** The nearest available zoom to the value of wheel, pinch or keys. */
export const toZoom = (value: number): number => {
  const whole = Math.round(Math.min(maxZoom, Math.max(minZoom, value || minZoom)) / zoomStep)
  return Math.round(whole * zoomStep * 1000) / 1000
}
