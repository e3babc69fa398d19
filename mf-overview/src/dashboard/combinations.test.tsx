// @module-tag full
import { getIncomes, Income } from '@portal/contract/income'
import { getObligations, Obligation } from '@portal/contract/obligation'
import { getPossessions, Possession } from '@portal/contract/possession'
import { getRetirements, Retirement } from '@portal/contract/retirement'
import * as v from '@portal/contract/schema'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { given, open, quiet } from '../test/open.ts'
import nl from '../texts/nl.json'
import DashboardScreen from './DashboardScreen.tsx'

const amounts = { unknown: null, zero: 0, huge: 99_000_000_000, below: -5 }
type State = 'fails' | 'empty' | keyof typeof amounts
const states: State[] = ['fails', 'empty', 'unknown', 'zero', 'huge', 'below']

/** Response with a list of one item in a state; undefined if the call fails. */
const listOf = (state: State, item: (amount: number | null) => unknown) =>
  state === 'fails' ? null : { data: state === 'empty' ? [] : [item(amounts[state])] }

const income = (total: number | null) =>
  v.parse(Income, { title: 'x', total: total ?? 0, type: 'OtherIncome' })
const pension = (total: number | null) =>
  v.parse(Retirement, { title: 'x', total: total ?? 0, type: 'PrivatePension' })
const savings = (current_balance: number | null) =>
  v.parse(Possession, { bank: 'Polderbank', current_balance, monthly_contribution: current_balance })
const obligation = (monthly_amount: number | null) => v.parse(Obligation, { type: 'alimony', monthly_amount })
/** Rounds in which each card has each state once, and no two cards have the same. */
const rounds = states.map((_, round) => [0, 1, 2, 3].map((card) => states[(card + round) % states.length]))

test.each(rounds)(
  'with income %s, pension %s, savings %s and obligations %s every card has an answer',
  async (...round) => {
    const [incomes, pensions, saved, owed] = round as [State, State, State, State]
    const calls = [
      [getIncomes, listOf(incomes, income)],
      [getRetirements, listOf(pensions, pension)],
      [getPossessions, listOf(saved, savings)],
      [getObligations, listOf(owed, obligation)],
    ] as const
    const answers = [
      ...quiet,
      ...calls.flatMap(([call, answer]) => (answer ? [given(call, answer as never)] : [])),
    ]
    await open(DashboardScreen, { answers })
    await waitFor(() => {
      expect(screen.queryByText('Bezig met laden')).toBeNull()
      const failures = [nl.income_error, nl.pension_error, nl.money_error]
      const shown = failures.map((words) => screen.queryAllByText(words).length > 0)
      const fails = (...some: State[]) => some.includes('fails')
      expect(shown).toEqual([fails(incomes), fails(pensions), fails(saved, owed)])
    })
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
    expect(document.querySelector('path[d*="NaN"]')).toBeNull()
  },
)
