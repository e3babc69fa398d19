import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'
import { getFutureParts, sumMortgages } from '@portal/domain/current-mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { listMortgagesOnHome } from '@portal/domain/mortgage-on-home'
import { useLanguage } from '@portal/remote-kit'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { getToday } from '@portal/time/clock'
import { Amount, AmountWithUnit, Link, PageSummary, Text } from '@portal/ui'
import { findNextFixedRateEnd } from '../shared/mortgage-properties.ts'
import { Message, useText } from '../texts.ts'

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
        <Link href={edit ?? ''} visibility={edit === undefined ? 'hidden' : 'visible'}>
          {text('mortgages_edit')}
        </Link>
      )}
    </PageSummary>
  )
}

/** Parts of running mortgages that start later, with their start day. Current totals exclude these parts. */
export function FuturePartsNote({ mortgages }: { mortgages: readonly Mortgage[] }) {
  const text = useText()
  const { language } = useLanguage()
  const parts = mortgages.flatMap((mortgage) => getFutureParts(mortgage, getToday()))
  return parts.map((part) => {
    const date = formatDate(part.begindatum, language) ?? ''
    const amount = formatEuro(part.remaining_debt ?? part.hoofdsom, language)
    const monthly = part.monthly_amount
    return (
      <Text key={part.id} color="ink2">
        {monthly
          ? text('mortgage_to_come', { date, amount, monthly: formatEuro(monthly, language) })
          : text('mortgage_to_come_debt', { date, amount })}
      </Text>
    )
  })
}
