import { pensionStartAge } from '@portal/domain/pension'
import { Sun } from '@portal/ui'
import { useHouseholdPensions } from '../../shared/use-household-pensions.ts'
import { useIsRetired } from '../../shared/use-is-retired.ts'
import { useText } from '../../texts.ts'
import { HouseholdCard } from './HouseholdCard.tsx'

/** Yearly income after retirement, or the current income if the customer is retired (DASH-07). */
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
