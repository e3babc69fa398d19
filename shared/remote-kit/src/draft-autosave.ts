import type { useForm } from '@portal/ui/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface AutosaveOptions<Draft> {
  /** Returns the current draft; null if there is nothing to store. */
  draft: () => Draft | null
  save: (draft: Draft) => void
  remove: () => void | Promise<void>
}

/** Delay in milliseconds between a change and storing the draft. */
const autosaveDelayMs = 200

/**
 * Stores the draft shortly after each call of `changed`, at the latest when the page or view closes. `discard` removes
 * the stored draft, and stores nothing until the next call of `changed`. `changedByForm` is for changes that the customer
 * did not make: it stores nothing after `discard`.
 */
export function useAutosave<Draft>(options: AutosaveOptions<Draft>) {
  const latest = useRef(options)
  latest.current = options
  const [{ storePending, ...autosave }] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDiscarded = false
    const stopTimer = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const storeNow = () => {
      stopTimer()
      const { draft, save, remove } = latest.current
      const now = draft()
      if (now) save(now)
      else void remove()
    }
    const storeSoon = () => {
      stopTimer()
      timer = setTimeout(storeNow, autosaveDelayMs)
    }
    return {
      storePending: () => timer !== undefined && storeNow(),
      changed: () => {
        isDiscarded = false
        storeSoon()
      },
      changedByForm: () => !isDiscarded && storeSoon(),
      discard: async () => {
        isDiscarded = true
        stopTimer()
        await latest.current.remove()
      },
    }
  })
  useEffect(() => {
    addEventListener('pagehide', storePending)
    return () => {
      removeEventListener('pagehide', storePending)
      storePending()
    }
  }, [storePending])
  return autosave
}

interface DraftAutosaveOptions<Draft> extends AutosaveOptions<Draft> {
  /** Called after a change of a field; not after a reset of the form. */
  onChange?: () => void
}

/**
 * Stores the draft of a form (see `useAutosave`). Call `changed` for input outside the form. Usage: `const saved =
 * useDraft(name, Schema)`, render the form once `saved.ready` with `saved.resumed?.value` as defaults, and call
 * `useDraftAutosave(form, { draft, save: saved.save, remove: saved.remove })`, where `draft` returns null for an empty
 * form. It is separate from `useDraft` because the form may exist before or after the draft is read.
 */
export function useDraftAutosave<Draft>(
  { subscribe }: Pick<ReturnType<typeof useForm>, 'subscribe'>,
  { onChange, ...options }: DraftAutosaveOptions<Draft>,
) {
  const { changedByForm, ...autosave } = useAutosave(options)
  const handleValues = useEffectEvent((field: string | undefined) => {
    if (field === undefined) return changedByForm()
    onChange?.()
    autosave.changed()
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => handleValues(name) }),
    [subscribe],
  )
  return autosave
}
