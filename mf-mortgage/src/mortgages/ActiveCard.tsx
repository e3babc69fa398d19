import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Box, Card, DefinitionList, Flex, Heading, House, Key, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { addressOf, isOnHome, lenderOf, nextFixedRateEnd } from './mortgage.ts'
import { OpenDetails } from './OpenDetails.tsx'
import { Repaid } from './Repaid.tsx'
import { today } from './today.ts'

interface Props {
  mortgage: Mortgage
  /** The house the customer lives in, when it is known. */
  home: LivingProperty | null
}

/** A running mortgage: whose, how much, and until when the rate is fixed. */
export function ActiveCard({ mortgage, home }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const lender = lenderOf(mortgage)
  const address = addressOf(mortgage.mainProperty)
  const onHome = isOnHome(mortgage, home)
  const about = [
    address && lender,
    mortgage.mortgageParts?.length && text('mortgage_parts', { count: mortgage.mortgageParts.length }),
    mortgage.nhg && text('mortgage_nhg'),
  ]
  const unknown = text('unknown')
  const money = (amount: number | null) => (amount === null ? unknown : formatEuro(amount))
  return (
    <Card
      as="article"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0,1fr)', md: '72px minmax(0,1fr)', lg: '96px minmax(0,1fr)' }}
      gap={{ base: '2', md: '6' }}
    >
      <Box display={{ base: 'none', md: 'block' }} css={{ '& svg': { width: '100%', height: 'auto' } }}>
        {onHome || !address ? <House /> : <Key />}
      </Box>
      <Box display="grid" gap="4" minW="0">
        <div>
          <Flex wrap="wrap" align="center" gap="4px 12px">
            <Heading level={2}>{address ?? lender ?? text('mortgage')}</Heading>
            {onHome && (
              <Badge status="good" icon="home">
                {text('mortgage_primary_living')}
              </Badge>
            )}
          </Flex>
          <Text color="ink2">{about.filter(Boolean).join(' · ')}</Text>
        </div>
        <DefinitionList
          leading
          entries={[
            { term: text('mortgage_remaining'), value: money(mortgage.restantHoofdsom) },
            { term: text('mortgage_monthly'), value: money(mortgage.monthly_amount) },
            {
              term: text('mortgage_fixed_until'),
              value: formatShortDate(nextFixedRateEnd([mortgage], today()), language) ?? unknown,
            },
          ]}
        />
        <Repaid mortgage={mortgage} />
        <OpenDetails mortgage={mortgage} />
      </Box>
    </Card>
  )
}
