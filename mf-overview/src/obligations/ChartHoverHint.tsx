import { Text } from '@portal/ui'
import { useText } from '../texts.ts'

const chartHintCss = {
  display: 'none',
  '@media screen and (hover: hover) and (min-width: 769px)': { display: 'block' },
}

/** Explains that the chart reacts to the mouse. Shown only on wide screens with a mouse (OBLIG-05). */
export function ChartHoverHint() {
  const text = useText()
  return (
    <Text css={chartHintCss} textStyle="meta" color="ink2">
      {text('obligations_hover')}
    </Text>
  )
}
