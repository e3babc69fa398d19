import { getCustomer } from '@portal/contract/customer'
import { useCurrent, useOpenedQuery, usePermissions } from '@portal/remote-kit'
import { Button, chakra, Section } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { Tile } from './Tile.tsx'
import { ToolLayer } from './ToolLayer.tsx'
import { openedBy, slotOf, tools } from './tools.ts'

/** How many tiles show before all do: two, three from 1200 up (DASH-13); no column stays empty. */
const columnsFor = (tiles: number) => ({
  base: 'minmax(0,1fr)',
  md: `repeat(${Math.min(tiles, 2)},minmax(0,1fr))`,
  xl: `repeat(${Math.min(tiles, 3)},minmax(0,1fr))`,
})
const folded = {
  '& > :nth-of-type(3)': { display: { base: 'none', xl: 'grid' } },
  '& > :nth-of-type(n+4)': { display: 'none' },
}

/** What can be worked out, a tile each; a tile opens its calculator over the overview (DASH-12 … DASH-14). */
export default function TilesSlot() {
  const text = useText()
  const { slot } = usePermissions()
  useCurrent(getCustomer)
  const { id, close } = useOpenedQuery(openedBy)
  const [all, setAll] = useState(false)
  const shown = tools.filter((tool) => slot(slotOf(tool)).length > 0)
  if (shown.length === 0) return null
  return (
    <>
      <Section
        title={text('tiles')}
        aside={
          shown.length > 2 && (
            <Button
              kind="quiet"
              small
              mx="-3"
              aria-expanded={all}
              display={shown.length === 3 ? { xl: 'none' } : undefined}
              onClick={() => setAll(!all)}
            >
              {text(all ? 'tiles_fewer' : 'tiles_more')}
            </Button>
          )
        }
      >
        <chakra.div
          display="grid"
          gap={{ base: '2', md: '3' }}
          gridTemplateColumns={columnsFor(shown.length)}
          css={all ? {} : folded}
        >
          {shown.map((tool) => (
            <Tile key={tool} tool={tool} />
          ))}
        </chakra.div>
      </Section>
      <ToolLayer tool={shown.find((tool) => tool === id) ?? null} onClose={close} />
    </>
  )
}
