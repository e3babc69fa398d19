import type { Point, Shape } from './canvas.ts'

export const createDisc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius

export const createBox =
  (left: number, top: number, width: number, height: number, radius = 0): Shape =>
  (x, y) => {
    const dx = Math.abs(x - left - width / 2) - width / 2 + radius
    const dy = Math.abs(y - top - height / 2) - height / 2 + radius
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
  }

/** Creates a polygon. The corners are in clockwise order on the screen. */
export const createPolygon =
  (...corners: Point[]): Shape =>
  (x, y) =>
    Math.max(
      ...corners.map(([ax, ay], index) => {
        const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay]
        return ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / Math.hypot(bx - ax, by - ay)
      }),
    )

/** Creates a line with round ends. */
export const createStroke =
  (points: readonly Point[], thickness: number): Shape =>
  (x, y) => {
    let nearest = Number.POSITIVE_INFINITY
    for (let index = 1; index < points.length; index++) {
      const [ax, ay] = points[index - 1] ?? [0, 0]
      const [bx, by] = points[index] ?? [0, 0]
      const [dx, dy] = [bx - ax, by - ay]
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy))
    }
    return nearest - thickness / 2
  }

export const uniteShapes =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)))

export const subtractShape =
  (shape: Shape, hole: Shape): Shape =>
  (x, y) =>
    Math.max(shape(x, y), -hole(x, y))
