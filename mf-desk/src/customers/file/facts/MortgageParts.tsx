import type { MortgagePart } from '@portal/contract/mortgage'
import { repaymentOf } from '@portal/domain/repayment'
import { Dutch } from '@portal/remote-kit/dutch'
import { scrolls, table } from '@portal/remote-kit/staff'
import { Box, chakra } from '@portal/ui'
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

/** The parts of a mortgage, a row each. */
export function MortgageParts({ parts }: { parts: readonly MortgagePart[] }) {
  const text = useText()
  const { euro, percent, day } = useFacts()
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
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">{part.leningdeelnummer}</th>
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
