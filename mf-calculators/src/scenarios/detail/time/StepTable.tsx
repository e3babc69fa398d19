import type { ScenarioStep } from '@portal/contract/scenario'
import { dayOf, formatMonth } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { useChangeWords } from '../../use-change-words.ts'
import { table } from './table-styles.ts'

/** The change, below its row, at the table's full width. */
const note = {
  '& td[colspan]': {
    textAlign: 'start',
    borderTopWidth: '0',
    p: '0 0 8px',
    textStyle: 'meta',
    color: 'ink2',
  },
  '& th:first-of-type': { whiteSpace: 'nowrap' },
}

/** Monthly income and cost from each change on. */
export function StepTable({ steps }: { steps: readonly ScenarioStep[] }) {
  const text = useText()
  const { language } = useLanguage()
  const changeWords = useChangeWords()
  const euro = (amount: number) => formatWholeEuro(amount, language)
  return (
    <chakra.table css={[table, note]} aria-label={text('time_by_step')}>
      <thead>
        <tr>
          <th scope="col">{text('time_from')}</th>
          <th scope="col">{text('time_income')}</th>
          <th scope="col">{text('time_costs')}</th>
          <th scope="col">{text('time_possible')}</th>
        </tr>
      </thead>
      {steps.map(({ month, date, changes, net_monthly_income, monthly_payments, maximum_payments, fits }) => {
        const day = dayOf(date)
        return (
          <tbody key={month}>
            <tr>
              <th scope="row">{day ? formatMonth(day, language) : date}</th>
              <td>{euro(net_monthly_income)}</td>
              <td data-short={!fits || undefined}>{euro(monthly_payments)}</td>
              <td>{euro(maximum_payments)}</td>
            </tr>
            <tr>
              <td colSpan={4}>{changeWords(changes)}</td>
            </tr>
          </tbody>
        )
      })}
    </chakra.table>
  )
}
