import type { Mortgage } from '@portal/contract/mortgage'
import { getCurrentParts, getFutureParts } from '@portal/domain/current-mortgage'
import { getRepaymentType } from '@portal/domain/repayment-type'
import { DutchText } from '@portal/remote-kit/dutch'
import { StaffTable } from '@portal/remote-kit/staff'
import { getToday } from '@portal/time/clock'
import { Text } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { useFactFormatters } from './use-fact-formatters.ts'

const mortgagePartColumnTextIds = [
  'part',
  'repayment',
  'interest',
  'fixed_until',
  'ends_on',
  'remaining_debt',
  'monthly_amount',
] as const

/**
 * Table of a mortgage's parts. Parts that start later come last, with their date, because current totals exclude them.
 */
export function MortgagePartsTable({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const { euro, percent, day } = useFactFormatters()
  const toCome = getFutureParts(mortgage, getToday())
  return (
    <StaffTable columns={mortgagePartColumnTextIds.map((id) => text(id))}>
      {[...getCurrentParts(mortgage, getToday()), ...toCome].map((part) => (
        <tr key={part.id}>
          <th scope="row">
            {part.leningdeelnummer}
            {toCome.includes(part) && (
              <Text textStyle="meta" color="ink2">
                {text('part_begins', { date: day(part.begindatum) ?? '' })}
              </Text>
            )}
          </th>
          <td>
            <DutchText>
              {part.repayment_type_description ?? getRepaymentType(part.type).description}
            </DutchText>
          </td>
          <td>{percent(part.interest)}</td>
          <td>{day(part.einddatumRentevast)}</td>
          <td>{day(part.einddatum)}</td>
          <td>{euro(part.remaining_debt)}</td>
          <td>{euro(part.monthly_amount)}</td>
        </tr>
      ))}
    </StaffTable>
  )
}
