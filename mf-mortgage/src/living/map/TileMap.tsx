import { urlOf } from '@portal/contract/call'
import { getMapTile, type Place } from '@portal/contract/home-map'
import { chakra, IconButton, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../texts.ts'
import { tileSize, tilesAround } from './mercator.ts'

interface Props {
  place: Place
  address: string
  /** Called if the middle tile failed to load. */
  onBroken: () => void
}

/** Zoom levels from town to single house; the service has no tiles beyond. */
const zooms = { least: 11, first: 16, most: 19 }

/** Area for which tiles are fetched, in pixels: the maximum size of the map. */
const tileArea = { width: 900, height: 420 }

const frame = { position: 'relative', h: '100%', minH: '280px', overflow: 'hidden', bg: 'tint2' }
const middle = { position: 'absolute', left: '50%', top: '50%', boxSize: '0' }
const pin = {
  position: 'absolute',
  left: '50%',
  top: '50%',
  boxSize: '22px',
  translate: '-50% -50%',
  rounded: 'full',
  bg: 'chart1',
  borderWidth: '4px',
  borderColor: '#fff',
  boxShadow: '0 1px 6px rgb(0 0 0/.5)',
  printColorAdjust: 'exact',
}
const buttons = {
  position: 'absolute',
  right: '3',
  top: '3',
  display: 'grid',
  gap: '2',
  _print: { display: 'none' },
}
const button = { bg: 'card', shadow: 'float' }
const source = {
  position: 'absolute',
  right: '0',
  bottom: '0',
  px: '1.5',
  bg: 'rgb(255 255 255/.85)',
  textStyle: 'mark',
  color: '#333',
}

/**
 * A map around one place with tiles of the national topographic map. Without a map library: it only shows one house,
 * and the usual library writes markup that pages with Trusted Types reject.
 */
export function TileMap({ place, address, onBroken }: Props) {
  const text = useText()
  const [zoom, setZoom] = useState(zooms.first)
  const tiles = tilesAround(place, zoom, tileArea)
  return (
    <chakra.div css={frame}>
      <chakra.div css={middle} role="img" aria-label={text('living_map', { address })}>
        {tiles.map(({ x, y, left, top }, index) => (
          <chakra.img
            key={`${zoom}/${x}/${y}`}
            src={urlOf(getMapTile, { params: { zoom: String(zoom), x: String(x), y: String(y) } })}
            alt=""
            width={tileSize}
            height={tileSize}
            position="absolute"
            maxW="none"
            style={{ left, top }}
            onError={index === 0 ? onBroken : undefined}
          />
        ))}
      </chakra.div>
      <chakra.div css={pin} aria-hidden="true" />
      <chakra.div css={buttons}>
        <IconButton
          icon="plus"
          label={text('living_map_nearer')}
          css={button}
          disabled={zoom >= zooms.most}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton
          icon="minus"
          label={text('living_map_farther')}
          css={button}
          disabled={zoom <= zooms.least}
          onClick={() => setZoom(zoom - 1)}
        />
      </chakra.div>
      <Text css={source}>{text('living_map_source')}</Text>
    </chakra.div>
  )
}
