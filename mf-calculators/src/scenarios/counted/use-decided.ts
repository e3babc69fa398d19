import { obligationOwners } from '@portal/contract/obligation'
import * as v from '@portal/contract/schema'
import { useDraft } from '@portal/remote-kit'
import { useState } from 'react'

/** The customer's decisions about what counts, stored on this device for this account. */
const Decided = v.object({
  /** Chosen owner of a debt, by its id. */
  owners: v.record(v.string(), v.picklist(obligationOwners)),
  /** Ids of benefits that are switched off. */
  off: v.array(v.string()),
  /** Age in whole years at which each person stops working, if before the state pension age. */
  stopsAt: v.optional(v.object({ applicant: v.optional(v.number()), partner: v.optional(v.number()) }), {}),
})
export type Decided = v.InferOutput<typeof Decided>

/** No decisions: everything as in the file. */
export const nothing: Decided = { owners: {}, off: [], stopsAt: {} }

/** The decisions and a function to change them; null until they were read from the device. */
export function useDecided() {
  const draft = useDraft('counted-in-scenarios', Decided)
  const [changed, setChanged] = useState<Decided | null>(null)
  return {
    decided: changed ?? (draft.ready ? (draft.begun?.value ?? nothing) : null),
    decide: (next: Decided) => {
      setChanged(next)
      draft.keep(next)
    },
  }
}
