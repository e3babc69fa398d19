import type { Customer } from '@portal/contract/customer'
import { getObligations } from '@portal/contract/obligation'
import { getPossessions } from '@portal/contract/possession'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { pensionStartAge } from '@portal/domain/pension'
import {
  QueryView,
  type ReadResult,
  Slot,
  useIsAllowed,
  useLanguage,
  usePermissions,
  useRead,
} from '@portal/remote-kit'
import { useAddDataPath } from '@portal/remote-kit/edit-path'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, ButtonLink, Card, Coins, Flex, Folder, Heading, Sun, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import {
  type HouseholdItems,
  toPersonSlices,
  useHouseholdIncomes,
  useHouseholdPensions,
} from '../shared/use-household-items.ts'
import { useIsRetired } from '../shared/use-is-retired.ts'
import { useText } from '../texts.ts'
import { CustomerFileCard } from './cards/CustomerFileCard.tsx'
import { SavingsAndObligationsCard } from './cards/SavingsAndObligationsCard.tsx'
import { figureRowCss, hiddenInPrintCss, twoColumnRowCss } from './dashboard-layout.ts'
import { figureCardSkeleton } from './dashboard-skeleton.ts'
import { UpcomingEventsCard } from './upcoming-events/UpcomingEventsCard.tsx'

/** Yearly income after retirement, or the current income if the customer is retired (DASH-07). */
function PensionCard() {
  const text = useText()
  const retired = useIsRetired()
  return (
    <HouseholdCard
      household={useHouseholdPensions()}
      title={text('pension')}
      unit={retired ? text('gross_a_year') : text('pension_unit', { age: pensionStartAge })}
      link={{ label: text('pension_go'), href: '/pensioen' }}
      illustration={<Sun />}
      errorTitle={text('pension_error')}
    />
  )
}

function IncomeCard() {
  const text = useText()
  return (
    <HouseholdCard
      household={useHouseholdIncomes()}
      title={text('income')}
      unit={text('gross_a_year')}
      link={{ label: text('income_go'), href: '/inkomen' }}
      illustration={<Coins />}
      errorTitle={text('income_error')}
    />
  )
}

/** The sections of the overview below the first screen: figures, upcoming events, calculators and the customer file. */
export default function DashboardLowerSections({ customer }: { customer: Customer | null }) {
  const { isAllowed } = usePermissions()
  return (
    <>
      <Flex css={figureRowCss}>
        {isAllowed(overviewAccessGates.income) && (
          <>
            <IncomeCard />
            <PensionCard />
          </>
        )}
        <Slot name="dashboard.policies" minHeight="400px" />
        <SavingsAndObligationsCard />
        <FillInDataCard />
      </Flex>
      <Flex css={twoColumnRowCss}>
        <UpcomingEventsCard />
        <Box css={hiddenInPrintCss}>
          <Slot name="dashboard.scenarios" minHeight="300px" />
        </Box>
      </Flex>
      <CustomerFileCard customer={customer} />
    </>
  )
}

const LazyDonutCard = lazyWithRetry(
  async () => ({ default: (await import('@portal/ui/charts')).DonutCard }),
  { placeholder: () => <ScreenSkeleton of={figureCardSkeleton} /> },
)

interface HouseholdCardProps {
  household: ReadResult<HouseholdItems<unknown>>
  title: string
  /** Unit of the total: 'bruto per jaar'. */
  unit: string
  link: { label: string; href: string }
  illustration: ReactNode
  errorTitle: string
}

/** Yearly total of a household as a ring with a segment for each person. Renders nothing if the total is unknown. */
function HouseholdCard({ household, title, unit, link, illustration, errorTitle }: HouseholdCardProps) {
  const { language } = useLanguage()
  const text = useText()
  return (
    <QueryView
      read={{ ...household, data: household.data?.total == null ? undefined : household.data }}
      placeholder={<ScreenSkeleton of={figureCardSkeleton} />}
      error={[errorTitle, text('error_hint')]}
    >
      {({ people, total }) =>
        total !== 0 && (
          <LazyDonutCard
            title={title}
            unit={unit}
            format={(amount) => formatWholeEuro(amount, language)}
            illustration={illustration}
            link={link}
            slices={toPersonSlices(people)}
          />
        )
      }
    </QueryView>
  )
}

type MissingDataKind = 'income' | 'pension' | 'savings'

/**
 * Returns the kinds of data that are missing in the customer file, among those that the tenant shows; empty while
 * loading or after an error. Missing savings count only if obligations are missing or hidden too, because otherwise the
 * savings and obligations card shows that savings are missing.
 */
function useMissingData(): MissingDataKind[] {
  const withIncome = useIsAllowed(overviewAccessGates.income)
  const withObligations = useIsAllowed(overviewAccessGates.obligations)
  const incomes = useHouseholdIncomes()
  const pensions = useHouseholdPensions()
  const savings = useRead(getPossessions)
  const obligations = useRead(getObligations, undefined, { enabled: withObligations })
  const isListEmpty = (read: { data?: { data: unknown[] } | undefined }) => read.data?.data.length === 0
  return [
    ...(withIncome && incomes.data?.total === 0 ? (['income'] as const) : []),
    ...(withIncome && pensions.data?.total === 0 ? (['pension'] as const) : []),
    ...(isListEmpty(savings) && (!withObligations || isListEmpty(obligations)) ? (['savings'] as const) : []),
  ]
}

const fillInDataCardCss = { containerType: 'inline-size', p: { base: '4', md: '5' } }
const fillInDataBodyCss = {
  display: 'grid',
  gap: '12px 20px',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'center',
  '@container (min-width: 320px)': { gridTemplateColumns: '80px minmax(0,1fr)' },
  '@container (min-width: 600px)': { gridTemplateColumns: '80px minmax(0,1fr) auto' },
}
/** Button below the text, or beside it on wide cards. */
const fillInDataButtonCss = {
  justifySelf: 'start',
  '@container (min-width: 320px)': { gridColumn: '2' },
  '@container (min-width: 600px)': { gridColumn: '3' },
}

/** Card with a link to add the data that is missing in the customer file. Renders nothing if no data is missing. */
function FillInDataCard() {
  const missing = useMissingData()
  const text = useText()
  const { language } = useLanguage()
  const href = useAddDataPath('income')
  if (missing.length === 0) return null
  const kinds = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    missing.map((kind) => text(`missing_${kind}`)),
  )
  return (
    <Card as="article" css={fillInDataCardCss}>
      <Box css={fillInDataBodyCss}>
        <Folder size={80} />
        <Box minW="0">
          <Heading level={2} textStyle="subsection" mb="1">
            {text('fill_in')}
          </Heading>
          <Text color="ink2">{text('fill_in_why', { kinds })}</Text>
        </Box>
        {href && (
          <ButtonLink small href={href} css={fillInDataButtonCss}>
            {text('fill_in_go')}
          </ButtonLink>
        )}
      </Box>
    </Card>
  )
}
