import type { Possession } from '@portal/contract/possession'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { Amount, Box, chakra, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import { MoneyFigure } from './MoneyFigure.tsx'

/** Maximum number of accounts listed; the others share a row. */
const maxShownAccounts = 3

const accountRowCss = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  justifyContent: 'space-between',
  textStyle: 'meta',
  lineHeight: '1.25rem',
  py: '0.5',
}

/** The savings accounts with their total and monthly contribution (SAVINGS-01). */
export function SavingsSummary({ accounts }: { accounts: readonly Possession[] }) {
  const { language } = useLanguage()
  const text = useText()
  const formatAmount = (amount: number | null) =>
    amount === null ? text('unknown') : formatWholeEuro(amount, language)
  if (accounts.length === 0)
    return (
      <Text color="ink2" mb="3">
        {text('savings_none')}
      </Text>
    )
  const byName = accounts.length > maxShownAccounts ? accounts.slice(0, maxShownAccounts - 1) : accounts
  const others = accounts.slice(byName.length)
  const monthly = sumAmounts(accounts.map(({ monthly_contribution }) => monthly_contribution ?? 0))
  return (
    <Box mb="3">
      <MoneyFigure
        amount={formatWholeEuro(
          sumAmounts(accounts.map(({ current_balance }) => current_balance ?? 0)),
          language,
        )}
        unit={
          monthly > 0
            ? text('savings_monthly', { amount: formatWholeEuro(monthly, language) })
            : text('savings_unit')
        }
      />
      <chakra.ul mt="2">
        {byName.map((account, index) => (
          <chakra.li key={account.id ?? account.account_number ?? index} css={accountRowCss}>
            <chakra.span minW="0" overflowWrap="anywhere">
              {account.bank ?? text('savings_account')}
              {account.common_interest !== null && (
                <chakra.span color="ink2">{` ${formatPercent(account.common_interest, language)}`}</chakra.span>
              )}
            </chakra.span>
            <Amount fontWeight={500}>{formatAmount(account.current_balance)}</Amount>
            <chakra.span flexBasis="100%" color="ink2" overflowWrap="anywhere">
              {account.account_number}
            </chakra.span>
          </chakra.li>
        ))}
        {others.length > 0 && (
          <chakra.li css={accountRowCss}>
            <span>{text('savings_others', { count: others.length })}</span>
            <Amount fontWeight={500}>
              {formatAmount(sumAmounts(others.map(({ current_balance }) => current_balance ?? 0)))}
            </Amount>
          </chakra.li>
        )}
      </chakra.ul>
    </Box>
  )
}
