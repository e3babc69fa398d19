import { chakra, Flex } from '@portal/ui'
import { useText } from '../../texts.ts'

const timelineLegendEntryCss = { display: 'inline-flex', alignItems: 'center', gap: '2' }

export function TimelineLegend() {
  const text = useText()
  return (
    <Flex gap="4px 20px" wrap="wrap" textStyle="meta" color="ink2">
      <chakra.span css={timelineLegendEntryCss}>
        <chakra.span data-colored="" w="20px" h="10px" rounded="full" bg="chart1" printColorAdjust="exact" />
        {text('parts_elapsed')}
      </chakra.span>
      <chakra.span css={timelineLegendEntryCss}>
        <chakra.span h="18px" borderInlineStartWidth="2px" borderStyle="dotted" borderColor="ink" />
        {text('parts_fixed_end')}
      </chakra.span>
    </Flex>
  )
}
