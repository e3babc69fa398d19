import { getPossessions } from '@portal/contract/possession'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { sumOf } from '@portal/domain/money'
import { QueryView, useLanguage, useRead } from '@portal/remote-kit'
import { useAddDataPath } from '@portal/remote-kit/edit-path'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Amount, chakra, FigureCard, Jar } from '@portal/ui'
import { rowSkeleton } from '../../shared/skeleton.ts'
import { useText } from '../../texts.ts'

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  columnGap: '4',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'line',
  _first: { borderTopWidth: '0' },
}

/** What has been saved, account by account (SAVINGS-01). */
export function SavingsCard() {
  const { language } = useLanguage()
  const text = useText()
  const read = useRead(getPossessions)
  const tell = useAddDataPath()
  return (
    <QueryView
      read={read}
      waiting={<ScreenSkeleton of={rowSkeleton} />}
      error={[text('savings_error'), text('error_hint')]}
    >
      {({ data: accounts }) => {
        if (accounts.length === 0)
          return (
            <FigureCard
              folded
              question={text('savings_empty')}
              amount=""
              why={text('savings_empty_hint')}
              picture={<Jar />}
              {...(tell ? { go: { label: text('tell_us'), href: tell } } : {})}
            />
          )
        const monthly = sumOf(accounts.map(({ monthly_contribution }) => monthly_contribution ?? 0))
        return (
          <FigureCard
            folded
            question={text('savings_question')}
            amount={formatEuro(sumOf(accounts.map(({ current_balance }) => current_balance ?? 0)), language)}
            why={monthly > 0 && text('savings_monthly', { amount: formatEuro(monthly, language) })}
            picture={<Jar />}
          >
            <ul>
              {accounts.map((account, index) => (
                <chakra.li key={account.id ?? account.account_number ?? index} css={line}>
                  <chakra.span minW="0" overflowWrap="anywhere">
                    {account.bank ?? text('savings_account')}
                  </chakra.span>
                  <Amount fontWeight={500}>
                    {account.current_balance === null
                      ? text('unknown')
                      : formatEuro(account.current_balance, language)}
                  </Amount>
                  <chakra.span gridColumn="1/-1" textStyle="meta" color="ink2">
                    {[
                      account.account_number,
                      account.common_interest !== null &&
                        text('savings_interest', {
                          percent: formatPercent(account.common_interest, language),
                        }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </chakra.span>
                </chakra.li>
              ))}
            </ul>
          </FigureCard>
        )
      }}
    </QueryView>
  )
}
