/** Size of a ring: radii in SVG units, and the gap between parts in radians. */
export const ringShape = { radius: 47, innerRadius: 33.5, padAngle: Math.PI / 180 }

const { radius, innerRadius } = ringShape
const fullCircleRadians = 2 * Math.PI
/**
 * Radius in SVG units at which the gap between parts is measured (d3-shape's `padRadius`). With this value, the edges
 * of neighbouring parts are parallel.
 */
const ringPadRadius = Math.hypot(radius, innerRadius)

const formatPoint = (distance: number, angle: number) =>
  `${(distance * Math.sin(angle)).toFixed(3)},${(-distance * Math.cos(angle)).toFixed(3)}`
const formatArc = (distance: number, from: number, to: number) =>
  `A${distance},${distance},0,${Math.abs(to - from) > Math.PI ? 1 : 0},${to > from ? 1 : 0},${formatPoint(distance, to)}`

/** SVG path of a ring with one part: outer edge and hole. */
const closedRingPath = [radius, innerRadius]
  .map((distance) => {
    const [first, second] =
      distance === radius ? [Math.PI, fullCircleRadians] : [-Math.PI, -fullCircleRadians]
    return `M${formatPoint(distance, 0)}${formatArc(distance, 0, first)}${formatArc(distance, first, second)}Z`
  })
  .join('')

function buildPartPath(from: number, to: number, pad: number): string {
  const getEdgeAngles = (distance: number) => {
    const gap = Math.asin((ringPadRadius / distance) * Math.sin(pad / 2))
    const middle = (from + to) / 2
    return to - from > 2 * gap ? [from + gap, to - gap] : [middle, middle]
  }
  const [outerFrom = 0, outerTo = 0] = getEdgeAngles(radius)
  const [innerFrom = 0, innerTo = 0] = getEdgeAngles(innerRadius)
  const back = innerTo > innerFrom ? formatArc(innerRadius, innerTo, innerFrom) : ''
  return `M${formatPoint(radius, outerFrom)}${formatArc(radius, outerFrom, outerTo)}L${formatPoint(innerRadius, innerTo)}${back}Z`
}

/**
 * Builds the SVG paths of a ring's parts, clockwise from the top. They are identical to nivo's, so that the static ring
 * needs no library of 60 kB. All values must be positive.
 */
export function buildRingPaths(values: readonly number[]): string[] {
  if (values.length === 1) return [closedRingPath]
  const pad = Math.min(ringShape.padAngle, fullCircleRadians / values.length)
  const sum = values.reduce((total, value) => total + value, 0)
  const share = (fullCircleRadians - values.length * pad) / sum
  let angle = 0
  return values.map((value) => {
    const from = angle
    angle += value * share + pad
    return buildPartPath(from, angle, pad)
  })
}
