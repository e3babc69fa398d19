import { incomes, obligations, possessions, retirements } from '../../database/tables/income.ts'
import { storedInbox } from './inbox.ts'
import { storedInsurance } from './insurance.ts'
import { storedMortgages } from './mortgages.ts'
import { storedPeople } from './people.ts'
import { defineStoredKind, type OwnKind, type StoredKind } from './stored.ts'

const earned = { columns: { earner: 'earner' }, facts: true }

/** Tables of incomes, pensions, obligations and savings. */
const storedMoney = {
  income: defineStoredKind(incomes, incomes.id, earned),
  pension: defineStoredKind(retirements, retirements.id, earned),
  obligation: defineStoredKind(obligations, obligations.id, { facts: true }),
  saving: defineStoredKind(possessions, possessions.id, { facts: true }),
}

/** Table of each kind of record. */
export const storedKinds: Readonly<Record<OwnKind, StoredKind>> = {
  ...storedPeople,
  ...storedMortgages,
  ...storedInsurance,
  ...storedMoney,
  ...storedInbox,
}
