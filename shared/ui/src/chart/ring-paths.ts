/** Ring geometry: radii in the units of the picture, and the gap between parts in radians. */
export const ringShape = { radius: 47, innerRadius: 33.5, padAngle: Math.PI / 180 }

const { radius, innerRadius } = ringShape
const whole = 2 * Math.PI
/** Distance between parts along a line, so that their edges are parallel (d3-shape's `padRadius`). */
const padRadius = Math.hypot(radius, innerRadius)

const at = (distance: number, angle: number) =>
  `${(distance * Math.sin(angle)).toFixed(3)},${(-distance * Math.cos(angle)).toFixed(3)}`
const arc = (distance: number, from: number, to: number) =>
  `A${distance},${distance},0,${Math.abs(to - from) > Math.PI ? 1 : 0},${to > from ? 1 : 0},${at(distance, to)}`

/** A closed ring: outer edge and hole. */
const closed = [radius, innerRadius]
  .map((distance) => {
    const [first, second] = distance === radius ? [Math.PI, whole] : [-Math.PI, -whole]
    return `M${at(distance, 0)}${arc(distance, 0, first)}${arc(distance, first, second)}Z`
  })
  .join('')

function part(from: number, to: number, pad: number): string {
  const edges = (distance: number) => {
    const gap = Math.asin((padRadius / distance) * Math.sin(pad / 2))
    const middle = (from + to) / 2
    return to - from > 2 * gap ? [from + gap, to - gap] : [middle, middle]
  }
  const [outerFrom = 0, outerTo = 0] = edges(radius)
  const [innerFrom = 0, innerTo = 0] = edges(innerRadius)
  const back = innerTo > innerFrom ? arc(innerRadius, innerTo, innerFrom) : ''
  return `M${at(radius, outerFrom)}${arc(radius, outerFrom, outerTo)}L${at(innerRadius, innerTo)}${back}Z`
}

/**
 * SVG paths of a ring's parts, clockwise from the top, identical to nivo's, so that the static ring needs no 60 kB
 * library. All values must be positive.
 */
export function ringPaths(values: readonly number[]): string[] {
  if (values.length === 1) return [closed]
  const pad = Math.min(ringShape.padAngle, whole / values.length)
  const sum = values.reduce((total, value) => total + value, 0)
  const share = (whole - values.length * pad) / sum
  let angle = 0
  return values.map((value) => {
    const from = angle
    angle += value * share + pad
    return part(from, angle, pad)
  })
}
