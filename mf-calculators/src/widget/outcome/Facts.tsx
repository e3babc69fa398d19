import type { AdviceTrace } from '@portal/contract/advice-trace'
import type { ReactNode } from 'react'
import { useWidget } from '../context.ts'

/** Explanations of figures: the trace, and the step of each figure by name. */
export interface Workings {
  figures: Readonly<Record<string, number>> | null
  trace: AdviceTrace | null
}

interface FactProps {
  term: string
  about?: string
  /** Name of the figure, if it has an explanation. */
  figure?: string
  workings: Workings
  children: ReactNode
}

/** A figure in a list (`dl`), with a link to its explanation. */
export const Fact = ({ term, about, figure, workings, children }: FactProps) => (
  <div className="fact">
    <dt>
      {term}
      {about && <small>{about}</small>}
    </dt>
    <dd>
      {children}
      {figure && <Explain figure={figure} of={term} workings={workings} />}
    </dd>
  </div>
)

interface ExplainProps {
  figure: string
  /** Label of the figure, for screen readers. */
  of: string
  workings: Workings
}

/** Requests that the page shows a figure's explanation. Nothing without a trace step. */
export function Explain({ figure, of, workings: { figures, trace } }: ExplainProps) {
  const { text, host, explains } = useWidget()
  const step = figures?.[figure]
  if (!explains || !trace || step === undefined) return null
  return (
    <button
      type="button"
      className="explain"
      aria-label={text('explain_of', { what: of })}
      onClick={() => host.tell({ kind: 'explain', step, trace })}
    >
      {text('explain')}
    </button>
  )
}
