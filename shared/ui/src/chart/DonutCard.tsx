import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FigureCard } from '../card/FigureCard.tsx'
import { useWords } from '../words/words.ts'
import { Legend } from './Legend.tsx'
import { Ring } from './Ring.tsx'
import { type Slice, shownSlices } from './slices.ts'
import { useHighlight } from './use-highlight.ts'

interface Props {
  question: string
  /** What the total is: 'samen per jaar'. */
  unit: string
  why?: ReactNode
  slices: readonly Slice[]
  format: (value: number) => string
  /** The subject's drawing, in the hole of the ring. */
  art: ReactNode
  go?: { label: string; href: string }
}

const ring = { position: 'relative', w: '100%', aspectRatio: '1', rounded: 'full' }
const hole = {
  position: 'absolute',
  inset: '26%',
  pointerEvents: 'none',
  '& > svg': { width: '100%', height: '100%' },
}

/**
 * A figure card with a ring of what the figure is made of. The highlighted part takes the place of the total
 * (CHART-01). The legend gives the same values in words, so the ring needs no table here.
 */
export function DonutCard({ question, unit, why, slices, format, art, go }: Props) {
  const word = useWords()
  const shown = shownSlices(slices, word('rest'))
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const highlight = useHighlight(shown.length)
  const part = highlight.current === null ? undefined : shown[highlight.current]
  const picture = (
    <Box
      css={ring}
      role="group"
      aria-label={`${question} ${word('chart_keys')}`}
      tabIndex={0}
      onKeyDown={highlight.key}
      onMouseLeave={highlight.leave}
    >
      <Ring slices={shown} current={highlight.current} onHover={highlight.hover} onPress={highlight.press} />
      <Box css={hole}>{art}</Box>
    </Box>
  )
  return (
    <FigureCard
      question={question}
      amount={format(part?.value ?? total)}
      unit={part?.label ?? unit}
      why={why}
      picture={picture}
      live
      {...(go ? { go } : {})}
    >
      <Legend slices={shown} current={highlight.current} format={format} />
    </FigureCard>
  )
}
