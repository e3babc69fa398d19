import { storedInbox } from './inbox.ts'
import { storedInsurance } from './insurance.ts'
import { storedMoney } from './money.ts'
import { storedMortgages } from './mortgages.ts'
import { storedPeople } from './people.ts'
import type { OwnKind, Stored } from './stored.ts'

/** Where the records of each kind are stored. */
export const storedKinds: Readonly<Record<OwnKind, Stored>> = {
  ...storedPeople,
  ...storedMortgages,
  ...storedInsurance,
  ...storedMoney,
  ...storedInbox,
}
