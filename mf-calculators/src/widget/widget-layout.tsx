import { type ReactNode, useId } from 'react'
import type { CalculationProgress } from './use-widget-calculation.ts'
import { useWidget } from './widget-context.ts'

/** Layout with the form, and the result beside or below the form. */
export const WidgetColumns = ({ children }: { children: ReactNode }) => (
  <main className="sides">{children}</main>
)

interface FieldGroupProps {
  title: string
  hint?: string
  children: ReactNode
}

export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="soft">{hint}</p>}
      <div className="fields">{children}</div>
    </fieldset>
  )
}

/** Two fields side by side, if they fit. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className="pair">{children}</div>

/** Submit button. Primary until there is a result. */
export function CalculateButton({
  progress: { isCalculating, result, isStale },
}: {
  progress: CalculationProgress<unknown>
}) {
  const { text } = useWidget()
  const isNext = !result || isStale
  return (
    <button
      type="submit"
      className={isNext ? 'button primary' : 'button'}
      aria-disabled={isCalculating || undefined}
    >
      {text(isCalculating ? 'calculating' : result ? 'recalculate' : 'calculate')}
    </button>
  )
}
