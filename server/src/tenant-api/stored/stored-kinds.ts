import { incomes, obligations, possessions, retirements } from '../../database/tables/income.ts'
import { storedInbox } from './stored-inbox.ts'
import { storedInsurance } from './stored-insurance.ts'
import { defineStoredKind, type StoredKind, type TenantOwnedKind } from './stored-kind.ts'
import { storedMortgages } from './stored-mortgages.ts'
import { storedPeople } from './stored-people.ts'

const earnerColumns = { columns: { earner: 'earner' }, facts: true }

const storedFinances = {
  income: defineStoredKind(incomes, incomes.id, earnerColumns),
  pension: defineStoredKind(retirements, retirements.id, earnerColumns),
  obligation: defineStoredKind(obligations, obligations.id, { facts: true }),
  saving: defineStoredKind(possessions, possessions.id, { facts: true }),
}

export const storedKinds: Readonly<Record<TenantOwnedKind, StoredKind>> = {
  ...storedPeople,
  ...storedMortgages,
  ...storedInsurance,
  ...storedFinances,
  ...storedInbox,
}
