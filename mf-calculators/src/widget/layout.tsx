import { type ReactNode, useId } from 'react'
import { useWidget } from './context.ts'
import type { Progress } from './use-calculation.ts'

/** The form, and what comes of it beside or below it. */
export const Sides = ({ children }: { children: ReactNode }) => <main className="sides">{children}</main>

interface GroupProps {
  title: string
  hint?: string
  children: ReactNode
}

/** Fields that belong together, on paper of their own. */
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

/** Two fields beside each other, where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className="pair">{children}</div>

/** Sends the form. The one filled button until there is an outcome to talk about. */
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
