import { type ReactNode, useEffect, useRef } from 'react'
import { focusAndScrollIntoView } from '../focus-and-scroll-into-view.ts'
import { type CalculationProgress, useHasStayedTrue } from '../use-widget-calculation.ts'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'

interface CalculationOutcomePanelProps<R> {
  progress: CalculationProgress<R>
  onRetry: () => void
  children: (result: R) => ReactNode
}

/** Time in milliseconds after which a message tells that the calculation takes long. */
const slowCalculationMs = 4000

/** Result area of a calculation: empty, loading, result or error. */
export function CalculationOutcomePanel<R>({ progress, onRetry, children }: CalculationOutcomePanelProps<R>) {
  const { text, host } = useWidget()
  const { result, isCalculating, problem, completedCount, isStale } = progress
  const takesLong = useHasStayedTrue(isCalculating, slowCalculationMs)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (completedCount > 0) focusAndScrollIntoView(host, box.current)
  }, [completedCount, host])
  return (
    <section
      ref={box}
      className={result || problem || isCalculating ? 'card outcome' : 'card outcome idle'}
      tabIndex={-1}
      aria-label={text('outcome')}
      aria-busy={isCalculating}
    >
      <p className="sr" role="status">
        {isCalculating ? text(takesLong ? 'calculating_long' : 'calculating') : ''}
      </p>
      {problem && (
        <div className="notice bad" role="alert">
          <WidgetIcon name="warning" />
          <div>
            <p className="strong">{text(`problem_${problem}`)}</p>
            <p>{text(`problem_${problem}_hint`)}</p>
            <button type="button" className="button" onClick={onRetry}>
              {text('retry')}
            </button>
          </div>
        </div>
      )}
      {result && isStale && !isCalculating && (
        <p className="notice info">
          <WidgetIcon name="info" />
          <span>{text('stale')}</span>
        </p>
      )}
      {takesLong && <p className="meta">{text('calculating_long')}</p>}
      {result ? children(result) : !problem && <WaitingNotice asking={isCalculating} />}
    </section>
  )
}

/** Placeholder before the first result. Shows a skeleton while loading. */
function WaitingNotice({ asking }: { asking: boolean }) {
  const { text } = useWidget()
  if (asking)
    return (
      <div className="waiting" aria-hidden="true">
        <i className="bar wide" />
        <i className="bar figure" />
        <i className="bar" />
        <i className="bar" />
        <i className="bar" />
      </div>
    )
  return (
    <div className="waiting">
      <h2>{text('outcome_empty')}</h2>
      <p className="soft">{text('outcome_empty_hint')}</p>
    </div>
  )
}
