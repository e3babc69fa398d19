import { Text } from '@portal/ui'
import { useText } from '../texts.ts'

const css = {
  display: 'none',
  '@media screen and (hover: hover) and (min-width: 769px)': { display: 'block' },
}

/** Explains that the chart reacts to the mouse; only on wide screens with a mouse (OBLIG-05). */
export function HoverHint() {
  const text = useText()
  return (
    <Text css={css} textStyle="meta" color="ink2">
      {text('obligations_hover')}
    </Text>
  )
}
