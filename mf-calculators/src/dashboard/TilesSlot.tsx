import { getCustomer } from '@portal/contract/customer'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { featureGates } from '@portal/domain/feature-gate'
import { findMortgageForCalculation } from '@portal/domain/mortgage-on-home'
import {
  useCurrentData,
  useIsAllowed,
  useOpenedItemInQuery,
  usePermissions,
  useRead,
} from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Anchor, Button, chakra, Heading, House, Key, Section, Sun, Text, Umbrella } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import {
  type Calculator,
  calculatorNames,
  calculatorParameter,
  getCalculatorSlotName,
} from './calculator-list.ts'

/**
 * Returns whether the customer file has the data that a calculator requires (SCEN-20, REFI-04). Also returns true while
 * the data is loading and if loading failed, because the calculator then shows this state itself.
 */
function useCanCalculate(): (tool: Calculator) => boolean {
  const living = useRead(getLivingDetails)
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const home = living.data?.data?.property ?? null
  const isKnown = living.data !== undefined && mortgages.data !== undefined
  const mortgage = findMortgageForCalculation(mortgages.data?.data ?? [], home)
  return (tool) => {
    if (!isKnown) return true
    if (tool === 'scenarios') return mortgage !== null && home !== null
    return tool !== 'refinance' || mortgage !== null
  }
}

const CalculatorOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "calculator" */ './CalculatorDrawer.tsx'),
  ({ tool }) => tool !== null,
)

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

const illustrationByTool = {
  scenarios: Umbrella,
  maximum_mortgage: Key,
  refinance: House,
  sustainability: Sun,
}

const calculatorTileCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  columnGap: '4',
  bg: 'surface',
  rounded: 'card',
  px: { base: '4', md: '5' },
  py: { base: '3', md: '3.5' },
  alignContent: 'center',
  color: 'ink',
  textDecoration: 'none',
  borderWidth: '1px',
  borderColor: 'transparent',
  _hover: { borderColor: 'edge' },
}

function CalculatorTile({ tool }: { tool: Calculator }) {
  const text = useText()
  const Art = illustrationByTool[tool]
  return (
    <Anchor css={calculatorTileCss} href={`?${calculatorParameter}=${tool}`}>
      <Heading level={3} textStyle="body">
        {text(`tool_${tool}`)}
      </Heading>
      <chakra.span gridColumn="2" gridRow="1/3">
        <Art size={44} />
      </chakra.span>
      <Text textStyle="meta" color="ink2">
        {text(`tool_${tool}_hint`)}
      </Text>
    </Anchor>
  )
}
