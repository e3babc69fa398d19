import { Anchor, chakra, Heading, House, Key, Sun, Text, Umbrella } from '@portal/ui'
import { useText } from '../texts.ts'
import { type Calculator, calculatorParameter } from './calculator-list.ts'

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

export function CalculatorTile({ tool }: { tool: Calculator }) {
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
