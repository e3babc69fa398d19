import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { getCurrentParts } from '@portal/domain/current-mortgage'
import { getRepaymentType } from '@portal/domain/repayment-type'
import { getToday } from '@portal/time/clock'
import type { Donut } from '@portal/ui/charts'
import type { ComponentProps } from 'react'
import { getLenderName } from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'

type DebtSlices = ComponentProps<typeof Donut>['slices']

/**
 * Returns the debt on a home as segments of a ring: one for each loan part, named by repayment type and numbered if
 * several parts have the same type. If there are several mortgages, or the debt of a part is unknown, each segment is a
 * whole mortgage.
 */
export function useDebtSlices(mortgages: readonly Mortgage[]): DebtSlices {
  const text = useText()
  const [first] = mortgages
  const parts = first && mortgages.length === 1 ? getCurrentParts(first, getToday()) : []
  if (parts.length > 0 && parts.every(({ remaining_debt }) => remaining_debt !== null)) {
    const getRepaymentName = ({ type }: MortgagePart) => text(`repayment_${getRepaymentType(type).name}`)
    const names = parts.map(getRepaymentName)
    return parts.map((part) => {
      const repayment = getRepaymentName(part)
      const isOnly = names.filter((name) => name === repayment).length === 1
      const number = (first?.mortgageParts.indexOf(part) ?? 0) + 1
      return {
        id: String(part.id),
        label: isOnly ? repayment : text('home_part', { number, repayment }),
        value: part.remaining_debt ?? 0,
      }
    })
  }
  return mortgages.map((mortgage) => ({
    id: String(mortgage.id),
    label: getLenderName(mortgage) ?? text('mortgage'),
    value: mortgage.restantHoofdsom ?? 0,
  }))
}
