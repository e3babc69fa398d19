import { addDays, addMonths, countMonthsBetween } from '@portal/time/calendar-day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateAnnuityBalance } from './annuity.ts'
import { calculateMonthlyCost, getDebtAtEnd } from './mortgage-part.ts'
import { findMortgageStatus } from './mortgage-status.ts'
import { getRepaymentType } from './repayment-type.ts'

const createPart = (repaymentType: number) => ({
  repaymentType,
  principal: 100_000,
  remainingDebt: 90_000,
  interest: 4,
  endDate: '2046-11-21',
  savedValue: 10_000,
})
const today = '2026-11-21'

test('each repayment type has its own monthly cost', () => {
  expect(calculateMonthlyCost(createPart(1), today)).toEqual({
    total: 545.38,
    interest: 300,
    repayment: 245.38,
    premium: 0,
  })
  expect(calculateMonthlyCost(createPart(2), today)).toEqual({
    total: 675,
    interest: 300,
    repayment: 375,
    premium: 0,
  })
  expect(calculateMonthlyCost(createPart(5), today)).toEqual({
    total: 300,
    interest: 300,
    repayment: 0,
    premium: 0,
  })
  const saving = calculateMonthlyCost(createPart(53), today)
  expect(saving).toMatchObject({ interest: 300, repayment: 0, premium: 184.78 })
  expect(saving.total).toBeCloseTo(saving.interest + saving.premium, 2)
})

test('the payment of an annuity is constant from 27 January to 2 February, whatever its start day', () => {
  const days = Array.from({ length: 7 }, (_, day) => day)
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1999-01-01'), max: new Date('2025-12-31'), noInvalidDate: true }),
      fc.constantFrom('2026-01-27', '2028-01-27'),
      (begun, first) => {
        const startDate = begun.toISOString().slice(0, 10)
        fc.pre(startDate.slice(5) !== '02-29')
        const amounts = days.map((passed) => {
          const day = addDays(first, passed)
          const remainingDebt = calculateAnnuityBalance(200_000, 4, 360, countMonthsBetween(startDate, day))
          return calculateMonthlyCost(
            { ...createPart(1), remainingDebt, endDate: addMonths(startDate, 360) },
            day,
          ).total
        })
        for (const amount of amounts) expect(Math.abs(amount - 954.83)).toBeLessThan(0.02)
      },
    ),
  )
})

test('only a part without repayment has debt at its end', () => {
  expect([1, 2, 5, 50, 52, 53].map((code) => getDebtAtEnd(createPart(code)))).toEqual([
    0, 0, 90_000, 0, 90_000, 0,
  ])
})

test('an unknown repayment code gives the type unknown @EDITMORT-23 @MORTGAGE-35', () => {
  expect(getRepaymentType(77)).toMatchObject({ name: 'unknown', calculator: 'annuity' })
  expect(getRepaymentType(51).calculator).toBe('bank_savings')
  expect(findMortgageStatus(99)?.name).toBe('lead')
  expect(findMortgageStatus(20)).toBeUndefined()
})
