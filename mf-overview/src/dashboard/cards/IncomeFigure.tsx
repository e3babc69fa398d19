import { Coins } from '@portal/ui'
import { useIncomes } from '../../shared/incomes.ts'
import { useText } from '../../texts.ts'
import { HouseholdFigure } from './HouseholdFigure.tsx'

/** What comes in a year (DASH-06). */
export function IncomeFigure() {
  const text = useText()
  const household = useIncomes()
  const together = household.people.filter(({ total }) => total > 0).length > 1
  return (
    <HouseholdFigure
      household={household}
      question={text('income_question')}
      why={text(together ? 'income_why_both' : 'income_why')}
      go={{ label: text('income_go'), href: '/inkomen' }}
      art={<Coins />}
      failed={text('income_error')}
      empty={{ title: text('income_empty'), hint: text('income_empty_hint') }}
    />
  )
}
