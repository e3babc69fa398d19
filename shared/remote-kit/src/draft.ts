import * as v from '@portal/contract/valibot'
import { useCallback, useEffect, useState } from 'react'
import { usePortal, useSession } from './context.tsx'

interface ResumedDraft<T> {
  value: T
  /** Time of the draft in milliseconds since 1970. */
  at: number
}

export interface DraftState<T> {
  /** Whether the device's storage was read. Render the form only when true, so that it starts with the stored draft. */
  ready: boolean
  resumed: ResumedDraft<T> | null
  isStored: boolean
  save(value: T): void
  remove(): Promise<void>
}

/**
 * Reads a stored draft of the customer by name (`DraftsApi`) when the view starts; a draft that does not match `schema`
 * is ignored. All forms of a remote share one namespace: use the screen as name, with the record id if there are
 * several records. Show a message when a draft was resumed, and when `isStored` is false.
 */
export function useDraft<S extends v.GenericSchema>(name: string, schema: S): DraftState<v.InferOutput<S>> {
  const { drafts } = usePortal()
  const account = useSession()?.id
  const [found, setFound] = useState<{ of: string; resumed: ResumedDraft<v.InferOutput<S>> | null } | null>(
    null,
  )
  const [isStored, setIsStored] = useState(true)
  const wanted = `${account} ${name}`
  useEffect(() => {
    let gone = false
    void drafts.read(name).then((draft) => {
      const checked = draft && v.safeParse(schema, draft.value)
      if (checked && !checked.success) void drafts.remove(name)
      const resumed = draft && checked?.success ? { value: checked.output, at: draft.at } : null
      if (!gone) setFound({ of: wanted, resumed })
    })
    return () => {
      gone = true
    }
  }, [drafts, name, schema, wanted])
  const save = useCallback(
    (value: unknown) => void drafts.save(name, value).then(setIsStored),
    [drafts, name],
  )
  const remove = useCallback(() => drafts.remove(name), [drafts, name])
  const ready = found?.of === wanted
  return { ready, resumed: ready ? found.resumed : null, isStored, save, remove }
}
