import { Text } from '@portal/ui'
import { useText } from '../texts.ts'

const css = {
  display: 'none',
  '@media screen and (hover: hover) and (min-width: 769px)': { display: 'block' },
}

/** Tells that the chart answers to the mouse; on wide screens that have one (OBLIG-05). */
export function HoverHint() {
  const text = useText()
  return (
    <Text css={css} textStyle="meta" color="ink2">
      {text('obligations_hover')}
    </Text>
  )
}
