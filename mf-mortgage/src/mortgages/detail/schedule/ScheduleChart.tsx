import { formatWholeEuro } from '@portal/domain/format/format-money'
import { getYearOfMonth } from '@portal/domain/schedule/payment-schedule'
import { useLanguage } from '@portal/remote-kit'
import { Bars, type ChartBar } from '@portal/ui/charts'
import { useText } from '../../../texts.ts'
import {
  type DisplayedSchedule,
  findEventsInRow,
  findYearOfLargestFinalDebt,
  selectChartYears,
} from './select-schedule.ts'

/** Bar chart of interest, repayment and savings by year. The table below has the same figures. */
export default function ScheduleChart({ shown }: { shown: DisplayedSchedule }) {
  const { language } = useLanguage()
  const text = useText()
  const years = selectChartYears(shown.years)
  const byId = new Map(years.map((year) => [String(getYearOfMonth(year.month)), year]))
  const open = findYearOfLargestFinalDebt(shown.marks)
  const describeYear = ({ id }: ChartBar): string => {
    const year = byId.get(id)
    if (!year) return ''
    const amounts = {
      year: id,
      interest: formatWholeEuro(year.interest, language),
      repayment: formatWholeEuro(year.repayment, language),
      debt: formatWholeEuro(year.debt, language),
    }
    return shown.hasPremium
      ? text('schedule_year_saving', { ...amounts, premium: formatWholeEuro(year.premium, language) })
      : text('schedule_year', amounts)
  }
  return (
    <Bars
      title={text('schedule_question')}
      colors={['chart1', 'chart2', 'chart3']}
      bars={[...byId].map(([id, year]) => ({
        id,
        label: id,
        values: [year.repayment, year.premium, year.interest],
        marked: findEventsInRow(year, shown.marks).some(({ kind }) => kind === 'fixed-end'),
      }))}
      axis={(amount) => formatWholeEuro(amount, language)}
      describe={describeYear}
      note={
        open && {
          bar: String(open.year),
          text: text('schedule_open', {
            year: String(open.year),
            open: formatWholeEuro(open.open, language),
          }),
        }
      }
    />
  )
}
