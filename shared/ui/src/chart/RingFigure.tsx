import { chakra, type StyledProps } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import type { ColoredSlice } from './chart-slices.ts'
import { Ring } from './Ring.tsx'
import type { useSliceHighlight } from './use-slice-highlight.ts'

interface RingFigureProps extends Omit<StyledProps<'div'>, 'children'> {
  /** Accessible name, as a whole sentence. */
  label: string
  slices: readonly ColoredSlice[]
  highlight: ReturnType<typeof useSliceHighlight>
  /** Content of the hole of the ring. */
  children: StyledProps<'div'>['children']
}

/** A ring whose parts are highlighted by hover, click and arrow keys (CHART-01). */
export function RingFigure({ label, slices, highlight, children, ...props }: RingFigureProps) {
  const uiText = useUiText()
  return (
    <chakra.div
      role="group"
      aria-label={`${label} ${uiText('chart_keys')}`}
      tabIndex={0}
      position="relative"
      rounded="full"
      onKeyDown={highlight.key}
      onMouseLeave={highlight.leave}
      {...props}
    >
      <Ring slices={slices} current={highlight.current} onHover={highlight.hover} onPress={highlight.press} />
      {children}
    </chakra.div>
  )
}
