import { obligationOwners } from '@portal/contract/obligation'
import * as v from '@portal/contract/schema'
import { useDraft } from '@portal/remote-kit'
import { useState } from 'react'

/** What the customer decided about what counts, kept on this device and for this account alone. */
const Decided = v.object({
  /** Whose a debt is, by its id, where it was told. */
  owners: v.record(v.string(), v.picklist(obligationOwners)),
  /** Ids of the covers that are off. */
  off: v.array(v.string()),
  /** Age in whole years at which each stops working, where that is before the state pension age. */
  stopsAt: v.optional(v.object({ applicant: v.optional(v.number()), partner: v.optional(v.number()) }), {}),
})
export type Decided = v.InferOutput<typeof Decided>

/** All counts as the file has it. */
export const nothing: Decided = { owners: {}, off: [], stopsAt: {} }

/** What was decided, and the way to decide otherwise; null until the device has been asked. */
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
