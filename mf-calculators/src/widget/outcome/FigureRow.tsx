import type { AdviceTrace } from '@portal/contract/advice-trace'
import type { ReactNode } from 'react'
import { useWidget } from '../widget-context.ts'

/** Explanations of figures: the trace, and the step of each figure by name. */
export interface FigureExplanations {
  figures: Readonly<Record<string, number>> | null
  trace: AdviceTrace | null
}

interface FigureRowProps {
  term: string
  about?: string
  /** Name of the figure, if it has an explanation. */
  figure?: string
  workings: FigureExplanations
  children: ReactNode
}

/** A figure in a list (`dl`), with a button that explains it. */
export const FigureRow = ({ term, about, figure, workings, children }: FigureRowProps) => (
  <div className="fact">
    <dt>
      {term}
      {about && <small>{about}</small>}
    </dt>
    <dd>
      {children}
      {figure && <ExplainButton figure={figure} label={term} workings={workings} />}
    </dd>
  </div>
)

interface ExplainButtonProps {
  figure: string
  /** Label of the figure, for screen readers. */
  label: string
  workings: FigureExplanations
}

/** Button that makes the page show a figure's explanation. Renders nothing without a trace step. */
export function ExplainButton({ figure, label, workings: { figures, trace } }: ExplainButtonProps) {
  const { text, host, explains } = useWidget()
  const step = figures?.[figure]
  if (!explains || !trace || step === undefined) return null
  return (
    <button
      type="button"
      className="explain"
      aria-label={text('explain_of', { what: label })}
      onClick={() => host.postToPage({ kind: 'explain', step, trace })}
    >
      {text('explain')}
    </button>
  )
}
