import { getCustomer } from '@portal/contract/customer'
import { useCurrentData, useOpenedItemInQuery, usePermissions } from '@portal/remote-kit'
import { Button, chakra, Section } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { CalculatorOverlay } from './CalculatorOverlay.tsx'
import { CalculatorTile } from './CalculatorTile.tsx'
import { calculatorNames, calculatorParameter, getCalculatorSlotName } from './calculator-list.ts'
import { useCanCalculate } from './use-can-calculate.ts'

/** Shows two tiles initially, and three from a width of 1200 pixels (DASH-13). */
const collapsedTilesCss = {
  '& > :nth-of-type(3)': { display: { base: 'none', xl: 'grid' } },
  '& > :nth-of-type(n+4)': { display: 'none' },
}

/** Tiles side by side if their text fits. */
const tileGridCss = {
  display: 'grid',
  gap: { base: '2', md: '3' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
}

/** Tiles of the calculators; each opens over the overview (DASH-12 … DASH-14). */
export default function TilesSlot() {
  const text = useText()
  const { slot } = usePermissions()
  useCurrentData(getCustomer)
  const { id, close } = useOpenedItemInQuery(calculatorParameter)
  const [all, setAll] = useState(false)
  const canCalculate = useCanCalculate()
  const shownTools = calculatorNames.filter((tool) => slot(getCalculatorSlotName(tool)).length > 0)
  const shown = shownTools.filter(canCalculate)
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
          <chakra.div css={[tileGridCss, all ? {} : collapsedTilesCss]}>
            {shown.map((tool) => (
              <CalculatorTile key={tool} tool={tool} />
            ))}
          </chakra.div>
        </Section>
      )}
      <CalculatorOverlay tool={shownTools.find((tool) => tool === id) ?? null} onClose={close} />
    </>
  )
}
