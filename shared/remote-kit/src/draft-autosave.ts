import type { useForm } from '@portal/ui/form'
import { useEffect, useRef } from 'react'

interface AutosaveOptions<Draft> {
  /** Returns the current draft; null if there is nothing to store. */
  draft: () => Draft | null
  save: (draft: Draft) => void
  remove: () => void | Promise<void>
}

/** Delay in milliseconds between a change and storing the draft. */
const autosaveDelayMs = 200

/** Stores the draft shortly after each call, at the latest when the page or view closes. */
export function useAutosave<Draft>(options: AutosaveOptions<Draft>): () => void {
  const latest = useRef(options)
  latest.current = options
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepNow = useRef(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { draft, save, remove } = latest.current
    const now = draft()
    if (now) save(now)
    else void remove()
  })
  const changed = useRef(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keepNow.current, autosaveDelayMs)
  })
  useEffect(() => {
    const storePendingDraft = () => timer.current !== undefined && keepNow.current()
    addEventListener('pagehide', storePendingDraft)
    return () => {
      removeEventListener('pagehide', storePendingDraft)
      storePendingDraft()
    }
  }, [])
  return changed.current
}

interface DraftAutosaveOptions<Draft> extends AutosaveOptions<Draft> {
  onChange?: () => void
}

/**
 * Stores the draft of a form (see `useAutosave`). Call the returned function for input outside the form. Usage: `const
 * saved = useDraft(name, Schema)`, render the form once `saved.ready` with `saved.resumed?.value` as defaults, and call
 * `useDraftAutosave(form, { draft, save: saved.save, remove: saved.remove })`, where `draft` returns null for an empty
 * form. It is separate from `useDraft` because the form may exist before or after the draft is read.
 */
export function useDraftAutosave<Draft>(
  { subscribe }: Pick<ReturnType<typeof useForm>, 'subscribe'>,
  { onChange, ...options }: DraftAutosaveOptions<Draft>,
): () => void {
  const changed = useAutosave(options)
  const onChangeRef = useRef(onChange)
  onChangeRef.current = onChange
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          onChangeRef.current?.()
          changed()
        },
      }),
    [subscribe, changed],
  )
  return changed
}
