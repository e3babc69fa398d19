import { getObligations, type Obligation } from '@portal/contract/obligation'
import { getPossessions, type Possession } from '@portal/contract/possession'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { combineReads, QueryView, useIsAllowed, useLanguage, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Card, CardFoot, Heading } from '@portal/ui'
import { overviewAccessGates } from '../../shared/overview-access-gates.ts'
import { useText } from '../../texts.ts'
import { figureCardSkeleton } from '../dashboard-skeleton.ts'
import { MoneyFigure } from './MoneyFigure.tsx'
import { SavingsSummary } from './SavingsSummary.tsx'

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
