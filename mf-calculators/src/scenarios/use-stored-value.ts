import type * as v from '@portal/contract/valibot'
import { useDraft } from '@portal/remote-kit'
import { useState } from 'react'

/** Returns a value of this account on this device, null until it is read, and a function to change it. */
export function useStoredValue<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  initial: NoInfer<Value>,
) {
  const draft = useDraft(name, schema)
  const [changed, setChanged] = useState<Value | null>(null)
  return {
    value: changed ?? (draft.ready ? (draft.resumed?.value ?? initial) : null),
    isStored: draft.isStored,
    change: (next: Value) => {
      setChanged(next)
      draft.save(next)
    },
  }
}
