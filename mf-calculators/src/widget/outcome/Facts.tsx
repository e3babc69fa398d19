import type { AdviceTrace } from '@portal/contract/advice-trace'
import type { ReactNode } from 'react'
import { useWidget } from '../context.ts'

/** Where the workings of figures stand: the trace, and the step of each figure by its name. */
export interface Workings {
  figures: Readonly<Record<string, number>> | null
  trace: AdviceTrace | null
}

interface FactProps {
  term: string
  about?: string
  /** Name of the figure, if its workings can be shown. */
  figure?: string
  workings: Workings
  children: ReactNode
}

/** One figure of an outcome in a list (`dl`), with the way to its workings. */
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
  /** What the figure is called, for those who do not see where the button stands. */
  of: string
  workings: Workings
}

/** Asks the page to show where a figure comes from. Nothing where the service did not say. */
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
