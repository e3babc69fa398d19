import * as v from '@portal/contract/schema'
import { useCallback, useEffect, useState } from 'react'
import { usePortal, useSession } from './context.tsx'

/** A draft that was read from the device. */
export interface ResumedDraft<T> {
  value: T
  /** When it was last stored, in milliseconds since 1970. */
  at: number
}

interface DraftState<T> {
  /** False until the device was read. Render the form only then, so that the draft is in it from the start. */
  ready: boolean
  begun: ResumedDraft<T> | null
  /** False if the device did not store the last draft. */
  kept: boolean
  keep(value: T): void
  drop(): Promise<void>
}

/**
 * The customer's draft under a name (`DraftsApi`), read once when the view starts; ignored if it does not match
 * `schema`. The name contains the screen and, where there are several, the record id; all forms of a remote share one
 * namespace. Show a message when a draft was resumed, and when `kept` is false.
 */
export function useDraft<S extends v.GenericSchema>(name: string, schema: S): DraftState<v.InferOutput<S>> {
  const { drafts } = usePortal()
  const account = useSession()?.id
  const [found, setFound] = useState<{ of: string; begun: ResumedDraft<v.InferOutput<S>> | null } | null>(
    null,
  )
  const [kept, setKept] = useState(true)
  const wanted = `${account} ${name}`
  useEffect(() => {
    let gone = false
    void drafts.read(name).then((draft) => {
      const checked = draft && v.safeParse(schema, draft.value)
      if (checked && !checked.success) void drafts.drop(name)
      const begun = draft && checked?.success ? { value: checked.output, at: draft.at } : null
      if (!gone) setFound({ of: wanted, begun })
    })
    return () => {
      gone = true
    }
  }, [drafts, name, schema, wanted])
  const keep = useCallback((value: unknown) => void drafts.keep(name, value).then(setKept), [drafts, name])
  const drop = useCallback(() => drafts.drop(name), [drafts, name])
  const ready = found?.of === wanted
  return { ready, begun: ready ? found.begun : null, kept, keep, drop }
}
