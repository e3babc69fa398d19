import { getObligations, type Obligation } from '@portal/contract/obligation'
import { getPossessions, type Possession } from '@portal/contract/possession'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { combineReads, QueryView, useIsAllowed, useLanguage, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Amount, Box, Card, CardFoot, chakra, Heading, Text } from '@portal/ui'
import { overviewAccessGates } from '../../shared/overview-access-gates.ts'
import { useText } from '../../texts.ts'
import { figureCardSkeleton } from '../dashboard-skeleton.ts'

function ObligationsSummary({ obligations }: { obligations: readonly Obligation[] }) {
  const { language } = useLanguage()
  const text = useText()
  const monthly = sumAmounts(obligations.map(({ monthly_amount }) => monthly_amount ?? 0))
  return (
    <Box borderTopWidth="1px" borderColor="line" pt="3" mt="auto" mb="3">
      <MoneyFigure
        amount={formatWholeEuro(monthly, language)}
        unit={text('obligations_unit', { count: obligations.length })}
      />
    </Box>
  )
}

const savingsCardCss = { display: 'flex', flexDirection: 'column', p: { base: '4', md: '5' } }
const noObligations: { data: Obligation[] } = { data: [] }

/** Savings and monthly obligations besides the mortgage (SAVINGS-01). Renders nothing if neither is known. */
export function SavingsAndObligationsCard() {
  const text = useText()
  const withObligations = useIsAllowed(overviewAccessGates.obligations)
  const savings = useRead(getPossessions)
  const obligations = useRead(getObligations, undefined, { enabled: withObligations })
  return (
    <QueryView<readonly [{ data: Possession[] }, { data: Obligation[] }]>
      read={combineReads(
        savings,
        withObligations ? obligations : { data: noObligations, isPending: false, refetch: () => {} },
      )}
      placeholder={<ScreenSkeleton of={figureCardSkeleton} />}
      error={[text('money_error'), text('error_hint')]}
    >
      {([{ data: accounts }, { data: owed }]) =>
        accounts.length + owed.length > 0 && (
          <Card as="article" css={savingsCardCss}>
            <Heading level={2} textStyle="subsection">
              {text(owed.length === 0 ? 'savings' : 'money')}
            </Heading>
            <SavingsSummary accounts={accounts} />
            {owed.length > 0 && (
              <>
                <ObligationsSummary obligations={owed} />
                <CardFoot href="/verplichtingen" css={{ mt: 'auto' }}>
                  {text('obligations_go')}
                </CardFoot>
              </>
            )}
          </Card>
        )
      }
    </QueryView>
  )
}

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
function SavingsSummary({ accounts }: { accounts: readonly Possession[] }) {
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

const moneyFigureCss = {
  textStyle: 'title',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}

const MoneyFigure = ({ amount, unit }: { amount: string; unit: string }) => (
  <>
    <chakra.p css={moneyFigureCss}>{amount}</chakra.p>
    <chakra.p textStyle="meta" color="ink2">
      {unit}
    </chakra.p>
  </>
)
