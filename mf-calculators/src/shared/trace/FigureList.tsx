import { ExplainedAmount, type ExplainedFigure } from '@portal/blocks/trace'
import { FactRow, Heading } from '@portal/ui'
import { useText } from '../../texts.ts'

export interface Figure {
  term: string
  amount: string
  /** Trace step of the amount; absent for an amount without an explanation. */
  step?: number | undefined
}

interface FigureListProps {
  title: string
  figures: readonly Figure[]
  onTrace: (traced: ExplainedFigure) => void
}

/** A list of figures below its title. An amount shows its calculation on click. */
export function FigureList({ title, figures, onTrace }: FigureListProps) {
  const text = useText()
  return (
    <>
      <Heading level={3} mb="2">
        {title}
      </Heading>
      <dl>
        {figures.map(({ term, amount, step }) => (
          <FactRow key={term} term={term}>
            <ExplainedAmount
              step={step}
              label={text('trace')}
              onOpen={(opened) => onTrace({ step: opened, title: term })}
            >
              {amount}
            </ExplainedAmount>
          </FactRow>
        ))}
      </dl>
    </>
  )
}
