import type { CalculationTrace } from '@portal/contract/advice-trace'
import { useWidget } from '../widget-context.ts'

/**
 * Explanations of figures: the calculation trace, and the id of the trace step of each figure, by the figure's name.
 */
export interface FigureExplanations {
  figures: Readonly<Record<string, number>> | null
  trace: CalculationTrace | null
}

interface FigureRowProps {
  term: string
  about?: string
  /** Name of the figure, if it has an explanation. */
  figure?: string
  explanations: FigureExplanations
  children: string
}

/** A figure in a list (`dl`). A figure with an explanation is a button that shows it. */
export const FigureRow = ({ term, about, figure, explanations, children }: FigureRowProps) => (
  <div className="fact">
    <dt>
      {term}
      {about && <small>{about}</small>}
    </dt>
    <dd>
      {figure ? (
        <ExplainButton figure={figure} label={term} explanations={explanations}>
          {children}
        </ExplainButton>
      ) : (
        children
      )}
    </dd>
  </div>
)

interface ExplainButtonProps {
  figure: string
  /** Label of the figure, for screen readers. */
  label: string
  explanations: FigureExplanations
  /** Formatted figure, as the label of the button. Without it, the label is a general text such as "Explain". */
  children?: string
}

/** Button that makes the page show a figure's explanation. If the figure has no trace step, renders only the figure. */
export function ExplainButton({
  figure,
  label,
  explanations: { figures, trace },
  children,
}: ExplainButtonProps) {
  const { text, host, explains } = useWidget()
  const step = figures?.[figure]
  if (!explains || !trace || step === undefined) return children ?? null
  return (
    <button
      type="button"
      className={children ? 'explain figure-link' : 'explain'}
      aria-label={[children, text('explain_of', { what: label })].filter(Boolean).join('. ')}
      onClick={() => host.postToPage({ kind: 'explain', step, trace })}
    >
      {children ?? text('explain')}
    </button>
  )
}
