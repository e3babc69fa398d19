import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { currentParts, futureParts } from '@portal/domain/current-mortgage'
import { repaymentOf } from '@portal/domain/repayment'
import { Dutch } from '@portal/remote-kit/dutch'
import { scrolls, table } from '@portal/remote-kit/staff'
import { Box, chakra, Text } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { useFacts } from './facts.ts'

const columns = [
  'part',
  'repayment',
  'interest',
  'fixed_until',
  'ends_on',
  'remaining_debt',
  'monthly_amount',
] as const

/** Parts of a mortgage; those that start later come last, with their date, since current totals exclude them. */
export function MortgageParts({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const { euro, percent, day } = useFacts()
  const toCome = futureParts(mortgage, today())
  return (
    <Box css={scrolls}>
      <chakra.table css={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...currentParts(mortgage, today()), ...toCome].map((part) => (
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
                <Dutch>{part.repayment_type_description ?? repaymentOf(part.type).description}</Dutch>
              </td>
              <td>{percent(part.interest)}</td>
              <td>{day(part.einddatumRentevast)}</td>
              <td>{day(part.einddatum)}</td>
              <td>{euro(part.remaining_debt)}</td>
              <td>{euro(part.monthly_amount)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
