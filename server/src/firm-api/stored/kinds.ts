import { incomes, obligations, possessions, retirements } from '../../database/tables/income.ts'
import { storedInbox } from './inbox.ts'
import { storedInsurance } from './insurance.ts'
import { storedMortgages } from './mortgages.ts'
import { storedPeople } from './people.ts'
import { type OwnKind, type Stored, stored } from './stored.ts'

const earned = { columns: { earner: 'earner' }, facts: true }

/** Where incomes, pensions, debts and savings are stored. */
const storedMoney = {
  income: stored(incomes, incomes.id, earned),
  pension: stored(retirements, retirements.id, earned),
  obligation: stored(obligations, obligations.id, { facts: true }),
  saving: stored(possessions, possessions.id, { facts: true }),
}

/** Where the records of each kind are stored. */
export const storedKinds: Readonly<Record<OwnKind, Stored>> = {
  ...storedPeople,
  ...storedMortgages,
  ...storedInsurance,
  ...storedMoney,
  ...storedInbox,
}
