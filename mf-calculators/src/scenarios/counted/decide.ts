import type { Obligation } from '@portal/contract/obligation'
import type { DebtOwner } from '@portal/domain/advice-input'
import type { PolicyCover } from '@portal/domain/policy-cover'
import type { Decided } from './use-decided.ts'

/** Names a debt of a file: by its id, else by its place. */
export const debtId = ({ id, type }: Obligation, place: number): string => String(id ?? `${type}-${place}`)

/** The debts, each of whom the customer said. */
export const ownedAs = (obligations: readonly Obligation[], { owners }: Decided): Obligation[] =>
  obligations.map((one, place) => ({ ...one, owner: owners[debtId(one, place)] ?? one.owner }))

/** What was decided, with a debt of someone. */
export const withOwner = (decided: Decided, id: string, owner: DebtOwner): Decided => ({
  ...decided,
  owners: { ...decided.owners, [id]: owner },
})

/** What was decided, with a cover on or off. */
export const withCover = ({ off, ...decided }: Decided, id: string, isOn: boolean): Decided => ({
  ...decided,
  off: isOn ? off.filter((one) => one !== id) : [...off, id],
})

/** What was decided, with the age at which someone stops working; undefined: at the state pension age. */
export const withStop = (
  decided: Decided,
  who: 'applicant' | 'partner',
  age: number | undefined,
): Decided => ({ ...decided, stopsAt: { ...decided.stopsAt, [who]: age } })

/** The covers that count. */
export const onOf = (covers: readonly PolicyCover[], { off }: Decided) =>
  covers.filter(({ id }) => !off.includes(id)).map(({ sent }) => sent)
