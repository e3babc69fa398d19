import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { totalsOf } from '@portal/domain/mortgage-now'
import { useLanguage } from '@portal/remote-kit'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { Amount, Figure, Link, PageSummary, Text } from '@portal/ui'
import { nextFixedRateEnd } from '../shared/mortgage.ts'
import { Message, useText } from '../texts.ts'
import { ToCome } from './ToCome.tsx'

/** What all running mortgages are together, as far as it is known of each. */
export function Totals({ mortgages }: { mortgages: readonly Mortgage[] }) {
  const text = useText()
  const { language } = useLanguage()
  const edit = useEditPath('mortgage')
  const { owed, monthly } = totalsOf(mortgages)
  const fixedUntil = formatDate(nextFixedRateEnd(mortgages, today()), language)
  return (
    <PageSummary>
      <Text color="ink2">{text('mortgages_total')}</Text>
      {owed === null ? (
        <Figure amount={text('unknown')} />
      ) : (
        <Figure amount={formatEuro(owed, language)} unit={text('mortgages_total_unit')} />
      )}
      <Text>
        {monthly !== null && (
          <Message
            id="mortgages_total_monthly"
            values={{ amount: formatEuro(monthly, language) }}
            components={{ 0: <Amount fontWeight={600} /> }}
          />
        )}{' '}
        {fixedUntil && text('mortgages_fixed_until', { date: fixedUntil })}
      </Text>
      <ToCome mortgages={mortgages} />
      {edit !== null && (
        <Link href={edit ?? ''} justifySelf="start" visibility={edit === undefined ? 'hidden' : 'visible'}>
          {text('mortgages_edit')}
        </Link>
      )}
    </PageSummary>
  )
}
