import { incomes, obligations, possessions, retirements } from '../../database/tables/income.ts'
import { stored } from './stored.ts'

const earned = { columns: { earner: 'earner' }, facts: true }

/** Where incomes, pensions, debts and savings are stored. */
export const storedMoney = {
  income: stored(incomes, incomes.id, earned),
  pension: stored(retirements, retirements.id, earned),
  obligation: stored(obligations, obligations.id, { facts: true }),
  saving: stored(possessions, possessions.id, { facts: true }),
}
