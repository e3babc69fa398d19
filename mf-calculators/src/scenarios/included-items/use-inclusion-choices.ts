import { obligationOwners } from '@portal/contract/obligation'
import * as v from '@portal/contract/valibot'
import { useDraft } from '@portal/remote-kit'
import { useState } from 'react'

/** The customer's choices about included items, stored on this device for the account. */
const InclusionChoices = v.object({
  /** Chosen owner of a debt, by its id. */
  owners: v.record(v.string(), v.picklist(obligationOwners)),
  /** Ids of benefits that are switched off. */
  off: v.array(v.string()),
  /** Age in whole years at which each person stops working, if before the state pension age. */
  stopsAt: v.optional(v.object({ applicant: v.optional(v.number()), partner: v.optional(v.number()) }), {}),
})
export type InclusionChoices = v.InferOutput<typeof InclusionChoices>

/** Default choices: everything is included as in the customer file. */
export const noInclusionChoices: InclusionChoices = { owners: {}, off: [], stopsAt: {} }

/** Returns the choices and a function to change them; null until the choices are read from the device. */
export function useInclusionChoices() {
  const draft = useDraft('counted-in-scenarios', InclusionChoices)
  const [changed, setChanged] = useState<InclusionChoices | null>(null)
  return {
    decided: changed ?? (draft.ready ? (draft.resumed?.value ?? noInclusionChoices) : null),
    decide: (next: InclusionChoices) => {
      setChanged(next)
      draft.save(next)
    },
  }
}
