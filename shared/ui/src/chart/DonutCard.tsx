import { Box, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FigureCard } from '../card/FigureCard.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { Legend } from './Legend.tsx'
import { RingFigure } from './RingFigure.tsx'
import { type Slice, shownSlices } from './slices.ts'
import { useHighlight } from './use-highlight.ts'

interface Props {
  question: string
  /** Unit of the total: 'samen per jaar'. */
  unit: string
  why?: ReactNode
  slices: readonly Slice[]
  format: (value: number) => string
  /** Illustration in the hole of the ring. */
  art: ReactNode
  go?: { label: string; href: string }
  /** As a collapsible row. */
  folded?: boolean
}

const hole = {
  position: 'absolute',
  inset: '26%',
  pointerEvents: 'none',
  '& > svg': { width: '100%', height: '100%' },
}

/**
 * A figure card with a ring of its parts. The total stays visible; the highlighted part (CHART-01) stands out in the
 * legend and is announced. The legend has the values as text, so no table is needed; a single part shows no ring.
 */
export function DonutCard({ question, unit, why, slices, format, art, go, folded }: Props) {
  const word = useUiText()
  const shown = shownSlices(slices, word('rest'))
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const highlight = useHighlight(shown.length)
  const part = highlight.current === null ? undefined : shown[highlight.current]
  const picture =
    shown.length > 1 ? (
      <RingFigure label={question} slices={shown} highlight={highlight} w="100%" aspectRatio="1">
        <Box css={hole}>{art}</Box>
      </RingFigure>
    ) : (
      art
    )
  return (
    <FigureCard
      question={question}
      amount={format(total)}
      unit={unit}
      why={why}
      picture={picture}
      {...(go ? { go } : {})}
      {...(folded ? { folded } : {})}
    >
      <Legend slices={shown} current={highlight.current} format={format} />
      <VisuallyHidden role="status">{part && `${part.label} ${format(part.value)}`}</VisuallyHidden>
    </FigureCard>
  )
}
