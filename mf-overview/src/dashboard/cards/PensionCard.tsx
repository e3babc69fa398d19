import { pensionStartAge } from '@portal/domain/pension'
import { Sun } from '@portal/ui'
import { useHouseholdPensions } from '../../shared/use-household-pensions.ts'
import { useIsRetired } from '../../shared/use-is-retired.ts'
import { useText } from '../../texts.ts'
import { HouseholdCard } from './HouseholdCard.tsx'

/** Yearly income after retirement, or the current one of a retired person (DASH-07). */
export function PensionCard() {
  const text = useText()
  const retired = useIsRetired()
  return (
    <HouseholdCard
      household={useHouseholdPensions()}
      title={text('pension')}
      unit={retired ? text('gross_a_year') : text('pension_unit', { age: pensionStartAge })}
      link={{ label: text('pension_go'), href: '/pensioen' }}
      illustration={<Sun />}
      errorTitle={text('pension_error')}
    />
  )
}
