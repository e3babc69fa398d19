import { getToday } from '@portal/contract/clock'
import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'
import { sumMortgages } from '@portal/domain/current-mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { listMortgagesOnHome } from '@portal/domain/mortgage-for-calculation'
import { useLanguage } from '@portal/remote-kit'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { Amount, AmountWithUnit, Link, PageSummary, Text } from '@portal/ui'
import { findNextFixedRateEnd } from '../shared/mortgage-properties.ts'
import { Message, useText } from '../texts.ts'
import { FuturePartsNote } from './FuturePartsNote.tsx'

interface MortgageTotalsProps {
  mortgages: readonly Mortgage[]
  /** The customer's home; null if unknown, undefined while loading. */
  home: LivingProperty | null | undefined
}

/** Totals of all running mortgages, as far as known. */
export function MortgageTotals({ mortgages, home }: MortgageTotalsProps) {
  const text = useText()
  const { language } = useLanguage()
  const edit = useEditPath('mortgage')
  const { owed, monthly } = sumMortgages(mortgages)
  const onHome = mortgages.length > 1 ? listMortgagesOnHome(mortgages, home ?? null) : []
  const formatNextRateEnd = (some: readonly Mortgage[]) =>
    formatDate(findNextFixedRateEnd(some, getToday()), language)
  const [fixedHome, fixedFirst] = [formatNextRateEnd(onHome), formatNextRateEnd(mortgages)]
  return (
    <PageSummary>
      <Text color="ink2">{text('mortgages_total')}</Text>
      {owed === null ? (
        <AmountWithUnit amount={text('unknown')} />
      ) : (
        <AmountWithUnit amount={formatEuro(owed, language)} unit={text('mortgages_total_unit')} />
      )}
      <Text>
        {monthly !== null && (
          <Message
            id="mortgages_total_monthly"
            values={{ amount: formatEuro(monthly, language) }}
            components={{ 0: <Amount fontWeight={600} /> }}
          />
        )}{' '}
        {fixedHome
          ? text('mortgages_fixed_home', { date: fixedHome })
          : fixedFirst && text('mortgages_fixed_until', { date: fixedFirst })}
      </Text>
      <FuturePartsNote mortgages={mortgages} />
      {edit !== null && (
        <Link href={edit ?? ''} justifySelf="start" visibility={edit === undefined ? 'hidden' : 'visible'}>
          {text('mortgages_edit')}
        </Link>
      )}
    </PageSummary>
  )
}
