import * as v from '@portal/contract/schema'
import { useCallback, useEffect, useState } from 'react'
import { usePortal, useSession } from './context.tsx'

/** Something typed and not sent, as a view has it. */
export interface Begun<T> {
  value: T
  /** When it was last kept, in milliseconds since 1970. */
  at: number
}

interface DraftState<T> {
  /** False until the device has been asked: wait with the form, so that what was typed is in it from the start. */
  ready: boolean
  begun: Begun<T> | null
  /** False once the device did not keep what was given to keep. */
  kept: boolean
  keep(value: T): void
  drop(): Promise<void>
}

/**
 * What the customer typed under a name and did not send (`DraftsApi`): read once when the view begins, in the shape
 * of `schema` or not at all. A name is that of the screen, with the id of the thing where there are several; all forms of a
 * remote share its names. Say so when something was resumed, and when `kept` is false.
 */
export function useDraft<S extends v.GenericSchema>(name: string, schema: S): DraftState<v.InferOutput<S>> {
  const { drafts } = usePortal()
  const account = useSession()?.id
  const [found, setFound] = useState<{ of: string; begun: Begun<v.InferOutput<S>> | null } | null>(null)
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
