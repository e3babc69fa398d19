import type { ScenarioStep } from '@portal/contract/scenario'
import { formatMonth, parseDay } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { useFormatScenarioChanges } from '../../use-format-scenario-changes.ts'
import { timeTableCss } from './time-table-styles.ts'

/** Description of the change, below its row at full table width. */
const stepNoteCss = {
  '& td[colspan]': {
    textAlign: 'start',
    borderTopWidth: '0',
    p: '0 0 8px',
    textStyle: 'meta',
    color: 'ink2',
  },
  '& th:first-of-type': { whiteSpace: 'nowrap' },
}

export function ScenarioStepTable({ steps }: { steps: readonly ScenarioStep[] }) {
  const text = useText()
  const { language } = useLanguage()
  const formatChange = useFormatScenarioChanges()
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  return (
    <chakra.table css={[timeTableCss, stepNoteCss]} aria-label={text('time_by_step')}>
      <thead>
        <tr>
          <th scope="col">{text('time_from')}</th>
          <th scope="col">{text('time_income')}</th>
          <th scope="col">{text('time_costs')}</th>
          <th scope="col">{text('time_possible')}</th>
        </tr>
      </thead>
      {steps.map(({ month, date, changes, net_monthly_income, monthly_payments, maximum_payments, fits }) => {
        const day = parseDay(date)
        return (
          <tbody key={month}>
            <tr>
              <th scope="row">{day ? formatMonth(day, language) : date}</th>
              <td>{formatAmount(net_monthly_income)}</td>
              <td data-short={!fits || undefined}>{formatAmount(monthly_payments)}</td>
              <td>{formatAmount(maximum_payments)}</td>
            </tr>
            <tr>
              <td colSpan={4}>{formatChange(changes)}</td>
            </tr>
          </tbody>
        )
      })}
    </chakra.table>
  )
}
