import type { Obligation } from '@portal/contract/obligation'
import type { DebtOwner } from '@portal/domain/advice-input'
import type { PolicyCover } from '@portal/domain/policy-cover'
import type { InclusionChoices } from './use-inclusion-choices.ts'

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
