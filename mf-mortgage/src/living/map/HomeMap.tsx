import { createCallUrl } from '@portal/contract/call'
import { type Coordinates, getHomeCoordinates, getMapTile } from '@portal/contract/home-map'
import type { LivingProperty } from '@portal/contract/living-details'
import { useRead } from '@portal/remote-kit'
import { chakra, IconButton, Skeleton, Text } from '@portal/ui'
import { useState } from 'react'
import { formatFullAddress } from '../../shared/home-address.ts'
import { useText } from '../../texts.ts'
import { MapContainer } from './MapContainer.tsx'
import { listTilesAround, tileSizePixels } from './mercator.ts'

/**
 * Map around the home (LIVING-01). Renders nothing without coordinates or tiles, since the screen also shows the
 * address (LIVING-07).
 */
export default function HomeMap({ home }: { home: LivingProperty }) {
  const [broken, setBroken] = useState(false)
  const found = useRead(getHomeCoordinates)
  const place = found.data?.data
  if (broken || !(place || found.isPending)) return null
  return (
    <MapContainer>
      {place ? (
        <TileMap place={place} address={formatFullAddress(home) ?? ''} onTileError={() => setBroken(true)} />
      ) : (
        <Skeleton h="100%" minH="280px" rounded="0" />
      )}
    </MapContainer>
  )
}

interface TileMapProps {
  place: Coordinates
  address: string
  /** Called if the middle tile fails to load. */
  onTileError: () => void
}

/** Zoom levels from town to single house. The tile service has no other levels for this map. */
const zoomLevels = { least: 11, first: 16, most: 19 }

/** Area for which tiles are fetched, in pixels: the maximum size of the map. */
const tileAreaPixels = { width: 900, height: 420 }

const tileMapCss = { position: 'relative', h: '100%', minH: '280px', overflow: 'hidden', bg: 'tint2' }
const mapMiddleCss = { position: 'absolute', left: '50%', top: '50%', boxSize: '0' }
const mapPinCss = {
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
const zoomButtonsCss = {
  position: 'absolute',
  right: '3',
  top: '3',
  display: 'grid',
  gap: '2',
  _print: { display: 'none' },
}
const zoomButtonCss = { bg: 'card', shadow: 'float' }
const mapAttributionCss = {
  position: 'absolute',
  right: '0',
  bottom: '0',
  px: '1.5',
  bg: 'rgb(255 255 255/.85)',
  textStyle: 'mark',
  color: '#333',
}

/**
 * A map around one place with tiles of the national topographic map. It uses no map library, because it shows only one
 * house, and the usual library writes markup that pages with Trusted Types reject.
 */
function TileMap({ place, address, onTileError }: TileMapProps) {
  const text = useText()
  const [zoom, setZoom] = useState(zoomLevels.first)
  const tiles = listTilesAround(place, zoom, tileAreaPixels)
  return (
    <chakra.div css={tileMapCss}>
      <chakra.div css={mapMiddleCss} role="img" aria-label={text('living_map', { address })}>
        {tiles.map(({ x, y, left, top }, index) => (
          <chakra.img
            key={`${zoom}/${x}/${y}`}
            src={createCallUrl(getMapTile, { params: { zoom: String(zoom), x: String(x), y: String(y) } })}
            alt=""
            width={tileSizePixels}
            height={tileSizePixels}
            position="absolute"
            maxW="none"
            style={{ left, top }}
            onError={index === 0 ? onTileError : undefined}
          />
        ))}
      </chakra.div>
      <chakra.div css={mapPinCss} aria-hidden="true" />
      <chakra.div css={zoomButtonsCss}>
        <IconButton
          icon="plus"
          label={text('living_map_nearer')}
          css={zoomButtonCss}
          disabled={zoom >= zoomLevels.most}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton
          icon="minus"
          label={text('living_map_farther')}
          css={zoomButtonCss}
          disabled={zoom <= zoomLevels.least}
          onClick={() => setZoom(zoom - 1)}
        />
      </chakra.div>
      <Text css={mapAttributionCss}>{text('living_map_source')}</Text>
    </chakra.div>
  )
}
