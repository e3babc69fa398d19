import { pensionAge } from '@portal/domain/pension'
import { Sun } from '@portal/ui'
import { usePensions } from '../../shared/pensions.ts'
import { useRetired } from '../../shared/use-retired.ts'
import { useText } from '../../texts.ts'
import { HouseholdFigure } from './HouseholdFigure.tsx'

/** What comes in a year once retired, or now for who is (DASH-07). */
export function PensionFigure() {
  const text = useText()
  const household = usePensions()
  const retired = useRetired()
  const together = household.people.filter(({ total }) => total > 0).length > 1
  return (
    <HouseholdFigure
      household={household}
      question={text(retired ? 'pension_question_now' : 'pension_question')}
      why={
        retired
          ? text(together ? 'income_why_both' : 'pension_why_now')
          : text(together ? 'pension_why_both' : 'pension_why', { age: pensionAge })
      }
      go={{ label: text('pension_go'), href: '/pensioen' }}
      art={<Sun />}
      failed={text('pension_error')}
      empty={{ title: text('pension_empty'), hint: text('pension_empty_hint') }}
    />
  )
}
