import { incomes, obligations, possessions, retirements } from '../../database/tables/income.ts'
import { storedInbox } from './inbox.ts'
import { storedInsurance } from './insurance.ts'
import { storedMortgages } from './mortgages.ts'
import { storedPeople } from './people.ts'
import { type OwnKind, type Stored, stored } from './stored.ts'

const earned = { columns: { earner: 'earner' }, facts: true }

/** Tables of incomes, pensions, obligations and savings. */
const storedMoney = {
  income: stored(incomes, incomes.id, earned),
  pension: stored(retirements, retirements.id, earned),
  obligation: stored(obligations, obligations.id, { facts: true }),
  saving: stored(possessions, possessions.id, { facts: true }),
}

/** Table of each kind of record. */
export const storedKinds: Readonly<Record<OwnKind, Stored>> = {
  ...storedPeople,
  ...storedMortgages,
  ...storedInsurance,
  ...storedMoney,
  ...storedInbox,
}
