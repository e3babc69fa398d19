import { getObligations, type Obligation } from '@portal/contract/obligation'
import { getPossessions, type Possession } from '@portal/contract/possession'
import { QueryView, together, useIsAllowed, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, CardFoot, Heading } from '@portal/ui'
import { gates } from '../../shared/gates.ts'
import { useText } from '../../texts.ts'
import { figureSkeleton } from '../skeleton.ts'
import { Obligations } from './Obligations.tsx'
import { Savings } from './Savings.tsx'

const css = { display: 'flex', flexDirection: 'column', p: { base: '4', md: '5' } }
const none: { data: Obligation[] } = { data: [] }

/** Savings and monthly obligations besides the mortgage (SAVINGS-01); nothing if neither is known. */
export function MoneyCard() {
  const text = useText()
  const withObligations = useIsAllowed(gates.obligations)
  const savings = useRead(getPossessions)
  const obligations = useRead(getObligations, undefined, { enabled: withObligations })
  return (
    <QueryView<readonly [{ data: Possession[] }, { data: Obligation[] }]>
      read={together(
        savings,
        withObligations ? obligations : { data: none, isPending: false, refetch: () => {} },
      )}
      waiting={<ScreenSkeleton of={figureSkeleton} />}
      error={[text('money_error'), text('error_hint')]}
    >
      {([{ data: accounts }, { data: owed }]) =>
        accounts.length + owed.length > 0 && (
          <Card as="article" css={css}>
            <Heading level={2} look="question">
              {text(owed.length === 0 ? 'savings' : 'money')}
            </Heading>
            <Savings accounts={accounts} />
            {owed.length > 0 && (
              <>
                <Obligations obligations={owed} />
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
