import type { Obligation } from '@portal/contract/obligation'
import type { DebtOwner } from '@portal/domain/advice-input'
import type { PolicyCover } from '@portal/domain/policy-cover'
import type { Decided } from './use-decided.ts'

/** Id of a debt: its own, otherwise its index. */
export const debtId = ({ id, type }: Obligation, place: number): string => String(id ?? `${type}-${place}`)

/** Obligations with the owners that the customer chose. */
export const ownedAs = (obligations: readonly Obligation[], { owners }: Decided): Obligation[] =>
  obligations.map((one, place) => ({ ...one, owner: owners[debtId(one, place)] ?? one.owner }))

/** Sets the owner of a debt. */
export const withOwner = (decided: Decided, id: string, owner: DebtOwner): Decided => ({
  ...decided,
  owners: { ...decided.owners, [id]: owner },
})

/** Switches a policy benefit on or off. */
export const withCover = ({ off, ...decided }: Decided, id: string, isOn: boolean): Decided => ({
  ...decided,
  off: isOn ? off.filter((one) => one !== id) : [...off, id],
})

/** Sets the age at which a person stops working; undefined: the state pension age. */
export const withStop = (
  decided: Decided,
  who: 'applicant' | 'partner',
  age: number | undefined,
): Decided => ({ ...decided, stopsAt: { ...decided.stopsAt, [who]: age } })

/** Policy benefits that count. */
export const onOf = (covers: readonly PolicyCover[], { off }: Decided) =>
  covers.filter(({ id }) => !off.includes(id)).map(({ sent }) => sent)
