import { getCustomer } from '@portal/contract/customer'
import { useCurrent, useOpenedQuery, usePermissions } from '@portal/remote-kit'
import { Button, chakra, Section } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { Tile } from './Tile.tsx'
import { ToolLayer } from './ToolLayer.tsx'
import { openedBy, slotOf, tools } from './tools.ts'
import { useWorks } from './use-works.ts'

/** Shows two tiles initially, three from 1200 pixels (DASH-13). */
const folded = {
  '& > :nth-of-type(3)': { display: { base: 'none', xl: 'grid' } },
  '& > :nth-of-type(n+4)': { display: 'none' },
}

/** Side by side if their text fits. */
const tiles = {
  display: 'grid',
  gap: { base: '2', md: '3' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
}

/** Tiles of the calculators; each opens over the overview (DASH-12 … DASH-14). */
export default function TilesSlot() {
  const text = useText()
  const { slot } = usePermissions()
  useCurrent(getCustomer)
  const { id, close } = useOpenedQuery(openedBy)
  const [all, setAll] = useState(false)
  const works = useWorks()
  const shownTools = tools.filter((tool) => slot(slotOf(tool)).length > 0)
  const shown = shownTools.filter(works)
  if (shownTools.length === 0) return null
  return (
    <>
      {shown.length > 0 && (
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
          <chakra.div css={[tiles, all ? {} : folded]}>
            {shown.map((tool) => (
              <Tile key={tool} tool={tool} />
            ))}
          </chakra.div>
        </Section>
      )}
      <ToolLayer tool={shownTools.find((tool) => tool === id) ?? null} onClose={close} />
    </>
  )
}
