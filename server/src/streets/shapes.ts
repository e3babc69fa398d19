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
