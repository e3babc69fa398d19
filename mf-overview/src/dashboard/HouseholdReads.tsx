import { useIncomes } from '../parts/incomes.ts'
import { usePensions } from '../parts/pensions.ts'

/** Asks for what the figures of a household are made of while it is not known yet what else the dashboard shows. */
export function HouseholdReads() {
  useIncomes()
  usePensions()
  return null
}
