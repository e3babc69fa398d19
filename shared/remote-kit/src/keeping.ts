import type { useForm } from '@portal/ui/form'
import { useEffect, useRef } from 'react'

interface Kept<Draft> {
  /** What is to be kept now; null where nothing is. */
  draft: () => Draft | null
  keep: (draft: Draft) => void
  drop: () => void | Promise<void>
}

/** Time after which what is typed is kept on the device, in milliseconds. */
const keepAfter = 200

/** Keeps what is typed, shortly after the answered function was called and at the latest when the page or the view goes. */
export function useKeeper<Draft>(kept: Kept<Draft>): () => void {
  const latest = useRef(kept)
  latest.current = kept
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepNow = useRef(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { draft, keep, drop } = latest.current
    const now = draft()
    if (now) keep(now)
    else void drop()
  })
  const changed = useRef(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keepNow.current, keepAfter)
  })
  useEffect(() => {
    const leave = () => timer.current !== undefined && keepNow.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return changed.current
}

interface Keeping<Draft> extends Kept<Draft> {
  /** Called at every change of the form, the customer's and others. */
  onChange?: () => void
}

/**
 * Keeps what is typed into a form (see `useKeeper`); the answered function does so for what stands beside the form. With
 * `const saved = useDraft(name, Schema)`: draw the form once `saved.ready`, with `saved.begun?.value` as its defaults, and
 * `useKeeping(form, { draft, keep: saved.keep, drop: saved.drop })`, where `draft` answers null for an empty form.
 * Here and not in the design system, which a remote may find older than itself. Apart from `useDraft`, since a form is
 * there before or after its draft was read: the contact form takes one that comes late, the others wait for it.
 */
export function useKeeping<Draft>(
  { subscribe }: Pick<ReturnType<typeof useForm>, 'subscribe'>,
  { onChange, ...kept }: Keeping<Draft>,
): () => void {
  const changed = useKeeper(kept)
  const told = useRef(onChange)
  told.current = onChange
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          told.current?.()
          changed()
        },
      }),
    [subscribe, changed],
  )
  return changed
}
