import { type ReactNode, useId } from 'react'
import { useWidget } from './context.ts'
import type { Progress } from './use-calculation.ts'

/** The form, and its result beside or below it. */
export const Sides = ({ children }: { children: ReactNode }) => <main className="sides">{children}</main>

interface GroupProps {
  title: string
  hint?: string
  children: ReactNode
}

/** A titled group of fields. */
export function Group({ title, hint, children }: GroupProps) {
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
export const Pair = ({ children }: { children: ReactNode }) => <div className="pair">{children}</div>

/** Submit button. Primary until there is a result. */
export function Calculate({ progress: { asking, result, stale } }: { progress: Progress<unknown> }) {
  const { text } = useWidget()
  const isNext = !result || stale
  return (
    <button
      type="submit"
      className={isNext ? 'button primary' : 'button'}
      aria-disabled={asking || undefined}
    >
      {text(asking ? 'calculating' : result ? 'recalculate' : 'calculate')}
    </button>
  )
}
