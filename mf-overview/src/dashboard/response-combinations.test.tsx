// @module-tag full
import { getIncomes, Income } from '@portal/contract/income'
import { getObligations, Obligation } from '@portal/contract/obligation'
import { getPossessions, Possession } from '@portal/contract/possession'
import { getRetirements, Retirement } from '@portal/contract/retirement'
import * as v from '@portal/contract/valibot'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCall, quietTenantCalls, renderOverview } from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import DashboardScreen from './DashboardScreen.tsx'

const amountByState = { unknown: null, zero: 0, huge: 99_000_000_000, below: -5 }
type ResponseState = 'fails' | 'empty' | keyof typeof amountByState
const responseStates: ResponseState[] = ['fails', 'empty', 'unknown', 'zero', 'huge', 'below']

/** Creates the response of a call in a given state: a list with one item, or an empty list; null if the call fails. */
const createListResponse = (state: ResponseState, item: (amount: number | null) => unknown) =>
  state === 'fails' ? null : { data: state === 'empty' ? [] : [item(amountByState[state])] }

const createIncome = (total: number | null) =>
  v.parse(Income, { title: 'x', total: total ?? 0, type: 'OtherIncome' })
const createPension = (total: number | null) =>
  v.parse(Retirement, { title: 'x', total: total ?? 0, type: 'PrivatePension' })
const createSavings = (current_balance: number | null) =>
  v.parse(Possession, { bank: 'Polderbank', current_balance, monthly_contribution: current_balance })
const createObligation = (monthly_amount: number | null) =>
  v.parse(Obligation, { type: 'alimony', monthly_amount })
/**
 * Response states of the four cards in each round. Over all rounds each card has each state once; within a round all
 * cards have different states.
 */
const responseStatesByRound = responseStates.map((_, round) =>
  [0, 1, 2, 3].map((card) => responseStates[(card + round) % responseStates.length]),
)

test.each(responseStatesByRound)(
  'with income %s, pension %s, savings %s and obligations %s, every card shows content or an error',
  async (...round) => {
    const [incomes, pensions, saved, owed] = round as [
      ResponseState,
      ResponseState,
      ResponseState,
      ResponseState,
    ]
    const calls = [
      [getIncomes, createListResponse(incomes, createIncome)],
      [getRetirements, createListResponse(pensions, createPension)],
      [getPossessions, createListResponse(saved, createSavings)],
      [getObligations, createListResponse(owed, createObligation)],
    ] as const
    const answers = [
      ...quietTenantCalls,
      ...calls.flatMap(([call, answer]) => (answer ? [mockCall(call, answer as never)] : [])),
    ]
    await renderOverview(DashboardScreen, { answers })
    await waitFor(() => {
      expect(screen.queryByText('Bezig met laden')).toBeNull()
      const failures = [nl.income_error, nl.pension_error, nl.money_error]
      const shown = failures.map((words) => screen.queryAllByText(words).length > 0)
      const hasFailedState = (...some: ResponseState[]) => some.includes('fails')
      expect(shown).toEqual([hasFailedState(incomes), hasFailedState(pensions), hasFailedState(saved, owed)])
    })
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
    expect(document.querySelector('path[d*="NaN"]')).toBeNull()
  },
)
