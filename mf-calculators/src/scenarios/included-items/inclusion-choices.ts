import { type Obligation, obligationOwners } from '@portal/contract/obligation'
import * as v from '@portal/contract/valibot'
import type { DebtOwner } from '@portal/domain/advice-input'
import type { PolicyCover } from '@portal/domain/policy-cover'
import type { CustomerFile } from '../../shared/use-customer-file.ts'
import type { AdditionalCustomerData } from './use-additional-customer-data.ts'

/** The customer's choices about included items, stored on this device for the account. */
export const InclusionChoices = v.object({
  /** Chosen owner of a debt, by its id. */
  owners: v.record(v.string(), v.picklist(obligationOwners)),
  /** Ids of benefits that are switched off. */
  off: v.array(v.string()),
  /** Age in whole years at which each person stops working, if before the state pension age. */
  stopsAt: v.object({ applicant: v.optional(v.number()), partner: v.optional(v.number()) }),
})
export type InclusionChoices = v.InferOutput<typeof InclusionChoices>

/** Default choices: everything is included as in the customer file. */
export const noInclusionChoices: InclusionChoices = { owners: {}, off: [], stopsAt: {} }

/** Id of a debt: its own id, otherwise its type and index. */
export const getDebtId = ({ id, type }: Obligation, place: number): string => String(id ?? `${type}-${place}`)

/** Returns the obligations with the owners that the customer chose. */
export const applyDebtOwners = (
  obligations: readonly Obligation[],
  { owners }: InclusionChoices,
): Obligation[] =>
  obligations.map((one, place) => ({ ...one, owner: owners[getDebtId(one, place)] ?? one.owner }))

export const setDebtOwner = (decided: InclusionChoices, id: string, owner: DebtOwner): InclusionChoices => ({
  ...decided,
  owners: { ...decided.owners, [id]: owner },
})

export const setCoverIncluded = (
  { off, ...decided }: InclusionChoices,
  id: string,
  isOn: boolean,
): InclusionChoices => ({
  ...decided,
  off: isOn ? off.filter((one) => one !== id) : [...off, id],
})

/** Sets the age at which a person stops working; undefined for the state pension age. */
export const setRetirementAge = (
  decided: InclusionChoices,
  who: 'applicant' | 'partner',
  age: number | undefined,
): InclusionChoices => ({ ...decided, stopsAt: { ...decided.stopsAt, [who]: age } })

export const filterIncludedCovers = (covers: readonly PolicyCover[], { off }: InclusionChoices) =>
  covers.filter(({ id }) => !off.includes(id)).map(({ sent }) => sent)

/** Data for the lists of included items: the customer file, additional data, and the customer's choices. */
export interface InclusionContext {
  file: CustomerFile
  extras: AdditionalCustomerData
  names: Record<'applicant' | 'partner', string>
  decided: InclusionChoices
  onDecide: (decided: InclusionChoices) => void
}
