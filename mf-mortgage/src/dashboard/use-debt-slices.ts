import { today } from '@portal/contract/clock'
import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { currentParts } from '@portal/domain/current-mortgage'
import { repaymentOf } from '@portal/domain/repayment'
import type { Donut } from '@portal/ui/donut'
import type { ComponentProps } from 'react'
import { lenderOf } from '../shared/mortgage.ts'
import { useText } from '../texts.ts'

type Slices = ComponentProps<typeof Donut>['slices']

/**
 * Debt on a home as segments of a ring: loan parts by repayment type, numbered if the type is not unique; or whole
 * mortgages if there are several or a part's debt is unknown.
 */
export function useDebtSlices(mortgages: readonly Mortgage[]): Slices {
  const text = useText()
  const [first] = mortgages
  const parts = first && mortgages.length === 1 ? currentParts(first, today()) : []
  if (parts.length > 0 && parts.every(({ remaining_debt }) => remaining_debt !== null)) {
    const nameOf = ({ type }: MortgagePart) => text(`repayment_${repaymentOf(type).name}`)
    const names = parts.map(nameOf)
    return parts.map((part) => {
      const repayment = nameOf(part)
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
    label: lenderOf(mortgage) ?? text('mortgage'),
    value: mortgage.restantHoofdsom ?? 0,
  }))
}
