import { useIncomes } from '../shared/incomes.ts'
import { usePensions } from '../shared/pensions.ts'

/** Asks for what the figures of a household are made of while it is not known yet what else the dashboard shows. */
export function HouseholdReads() {
  useIncomes()
  usePensions()
  return null
}
