import { today } from '@portal/contract/clock'
import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { partsNow } from '@portal/domain/mortgage-now'
import { repaymentOf } from '@portal/domain/repayment'
import type { Donut } from '@portal/ui/donut'
import type { ComponentProps } from 'react'
import { lenderOf } from '../shared/mortgage.ts'
import { useText } from '../texts.ts'

type Slices = ComponentProps<typeof Donut>['slices']

/**
 * What is owed on a home, as parts of a ring: the loan parts by how they are repaid, with their numbers in the mortgage where two
 * are repaid alike; or each mortgage as a whole where there are several, or where a part does not say what is left of it.
 */
export function useDebtSlices(mortgages: readonly Mortgage[]): Slices {
  const text = useText()
  const [first] = mortgages
  const parts = first && mortgages.length === 1 ? partsNow(first, today()) : []
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
