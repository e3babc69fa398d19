import { pensionStartAge } from '@portal/domain/pension'
import { AddDataLink } from '@portal/remote-kit/add-data-link'
import { ChartBesideLists } from '@portal/remote-kit/chart-beside-lists'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, chakra, EmptyState, Flex, Heading, Link, Page, Stack, Term, Text } from '@portal/ui'
import { DonutChartCard } from '../shared/DonutChartCard.tsx'
import { figuresScreenSkeleton } from '../shared/figures-skeleton.ts'
import { PersonCard } from '../shared/PersonCard.tsx'
import { toPersonSlices, useHouseholdPensions } from '../shared/use-household-items.ts'
import { useIsRetired } from '../shared/use-is-retired.ts'
import { YearlyTotal } from '../shared/YearlyTotal.tsx'
import { Message, useText } from '../texts.ts'
import { PensionRow } from './PensionRow.tsx'

/** URL of the national pension register, which shows a person's complete pensions (PENSION-09). */
const nationalOverviewUrl = 'https://www.mijnpensioenoverzicht.nl'

function NationalPensionOverviewLink() {
  const text = useText()
  return (
    <Card as="footer">
      <Flex justify="space-between" align="center" gap="8px 24px" wrap="wrap">
        <chakra.div minW="0" flex="1 1 320px">
          <Heading level={2} textStyle="subsection">
            {text('pension_national')}
          </Heading>
          <Text color="ink2">
            <Message
              id="pension_national_hint"
              components={{ 0: <Term explanation={text('aow_explained')}>AOW</Term> }}
            />
          </Text>
        </chakra.div>
        <Link href={nationalOverviewUrl} rel="noreferrer" target="_blank" fontWeight={600} py="2.5">
          {text('pension_national_link')}
        </Link>
      </Flex>
    </Card>
  )
}

export default function PensionScreen() {
  const text = useText()
  const household = useHouseholdPensions().data
  const retired = useIsRetired()
  if (!household) return <ScreenSkeleton of={figuresScreenSkeleton} />
  const { people, total, isEmpty } = household
  const together = people.filter((person) => person.total > 0).length > 1
  if (isEmpty)
    return (
      <Page>
        <Card>
          <EmptyState
            title={text('pension_empty')}
            action={<AddDataLink category="income">{text('tell_us')}</AddDataLink>}
          >
            {text('pension_empty_hint')}
          </EmptyState>
        </Card>
        <NationalPensionOverviewLink />
      </Page>
    )
  return (
    <Page>
      {total !== null && (
        <YearlyTotal
          label={
            retired
              ? text(together ? 'income_total_both' : 'income_total')
              : text(together ? 'pension_total_both' : 'pension_total', { age: pensionStartAge })
          }
          total={total}
          monthly={retired ? 'income_monthly' : 'pension_monthly'}
        />
      )}
      <ChartBesideLists>
        {total !== null && total > 0 && (
          <DonutChartCard
            title={text('pension_shares')}
            totalLabel={text('per_year')}
            slices={toPersonSlices(people)}
          />
        )}
        <Stack gap={{ base: '4', md: '6' }} minW="0">
          {people.map((person) => (
            <PersonCard
              key={person.who}
              person={person}
              searchLabel={text('pension_search')}
              getSearchText={({ title, agency, number }) => [title, agency, number].join(' ')}
              row={(pension) => <PensionRow pension={pension} owner={person.who} />}
              fallback={
                person.who === 'customer'
                  ? {
                      title: text('pension_fallback'),
                      about: text('pension_fallback_about'),
                      item: 'gross_annual_employment_pension_amount',
                    }
                  : {
                      title: text('pension_fallback_partner'),
                      about: text('pension_fallback_partner_about'),
                      item: 'gross_annual_partner_pension_amount',
                    }
              }
              empty={text('pension_none')}
              add={{ item: 'new-pension', label: text('add_pension') }}
            />
          ))}
        </Stack>
      </ChartBesideLists>
      <NationalPensionOverviewLink />
    </Page>
  )
}
