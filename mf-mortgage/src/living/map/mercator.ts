import type { Coordinates } from '@portal/contract/home-map'

/** Width and height of a tile in pixels. */
export const tileSizePixels = 256

/** A map tile and the position of its top-left corner, in pixels from the middle of the map. */
export interface MapTile {
  x: number
  y: number
  left: number
  top: number
}

/** Position in tiles from the north-west corner of the world, in the Web Mercator grid (EPSG:3857) at a zoom level. */
function toTileCoordinates({ latitude, longitude }: Coordinates, zoom: number): [x: number, y: number] {
  const count = 2 ** zoom
  const angle = (latitude * Math.PI) / 180
  const height = Math.log(Math.tan(angle) + 1 / Math.cos(angle))
  return [((longitude + 180) / 360) * count, ((1 - height / Math.PI) / 2) * count]
}

/** Tiles that cover a map of a size in pixels around a place, middle first. */
export function listTilesAround(
  place: Coordinates,
  zoom: number,
  { width, height }: { width: number; height: number },
): MapTile[] {
  const [x, y] = toTileCoordinates(place, zoom)
  const listTileIndexes = (middle: number, pixels: number) => {
    const first = Math.floor(middle - pixels / 2 / tileSizePixels)
    const last = Math.floor(middle + pixels / 2 / tileSizePixels)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  }
  const tiles = listTileIndexes(x, width).flatMap((column) =>
    listTileIndexes(y, height).map((row) => ({
      x: column,
      y: row,
      left: Math.round((column - x) * tileSizePixels),
      top: Math.round((row - y) * tileSizePixels),
    })),
  )
  const calculateTileDistance = ({ left, top }: MapTile) =>
    Math.hypot(left + tileSizePixels / 2, top + tileSizePixels / 2)
  return tiles.sort((a, b) => calculateTileDistance(a) - calculateTileDistance(b))
}
