import type { Place } from '@portal/contract/home-map'

/** Width and height of a tile in pixels. */
export const tileSize = 256

/** A map tile and the position of its corner, in pixels from the middle of the map. */
export interface Tile {
  x: number
  y: number
  left: number
  top: number
}

/** Position in tiles from the north-west corner of the world, in the Web Mercator grid (EPSG:3857) at a zoom level. */
function tileOf({ latitude, longitude }: Place, zoom: number): [x: number, y: number] {
  const count = 2 ** zoom
  const angle = (latitude * Math.PI) / 180
  const height = Math.log(Math.tan(angle) + 1 / Math.cos(angle))
  return [((longitude + 180) / 360) * count, ((1 - height / Math.PI) / 2) * count]
}

/** Tiles that cover a map of a size in pixels around a place, middle first. */
export function tilesAround(
  place: Place,
  zoom: number,
  { width, height }: { width: number; height: number },
): Tile[] {
  const [x, y] = tileOf(place, zoom)
  const range = (middle: number, pixels: number) => {
    const first = Math.floor(middle - pixels / 2 / tileSize)
    const last = Math.floor(middle + pixels / 2 / tileSize)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  }
  const tiles = range(x, width).flatMap((column) =>
    range(y, height).map((row) => ({
      x: column,
      y: row,
      left: Math.round((column - x) * tileSize),
      top: Math.round((row - y) * tileSize),
    })),
  )
  const distance = ({ left, top }: Tile) => Math.hypot(left + tileSize / 2, top + tileSize / 2)
  return tiles.sort((a, b) => distance(a) - distance(b))
}
