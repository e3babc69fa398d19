import { pensionAge } from '@portal/domain/pension'
import { Sun } from '@portal/ui'
import { usePensions } from '../../shared/pensions.ts'
import { useRetired } from '../../shared/use-retired.ts'
import { useText } from '../../texts.ts'
import { HouseholdCard } from './HouseholdCard.tsx'

/** Yearly income after retirement, or the current one of a retired person (DASH-07). */
export function PensionCard() {
  const text = useText()
  const retired = useRetired()
  return (
    <HouseholdCard
      household={usePensions()}
      title={text('pension')}
      unit={retired ? text('gross_a_year') : text('pension_unit', { age: pensionAge })}
      go={{ label: text('pension_go'), href: '/pensioen' }}
      art={<Sun />}
      failed={text('pension_error')}
    />
  )
}
