import { formatWholeEuro } from '@portal/domain/format/format-money'
import { QueryView, type ReadResult, useLanguage } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import type { ReactNode } from 'react'
import { type HouseholdItems, toPersonSlices } from '../../shared/use-household-items.ts'
import { useText } from '../../texts.ts'
import { figureCardSkeleton } from '../dashboard-skeleton.ts'

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
export function HouseholdCard({
  household,
  title,
  unit,
  link,
  illustration,
  errorTitle,
}: HouseholdCardProps) {
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
