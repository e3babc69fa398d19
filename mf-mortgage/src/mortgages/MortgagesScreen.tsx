import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { ListRoutes, OpenedItem, QueryView, useRead } from '@portal/remote-kit'
import { AddDataLink } from '@portal/remote-kit/add-data-link'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { House, Notice, Page } from '@portal/ui'
import { mortgagesPath } from '../shared/mortgage-paths.ts'
import { isActiveMortgage } from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'
import { ActiveMortgageCard, RequestedMortgageCard } from './MortgageCards.tsx'
import { MortgageOverlay } from './MortgageOverlay.tsx'
import { MortgageTotals } from './MortgageTotals.tsx'
import { mortgagesSkeleton } from './mortgages-skeleton.ts'

export default function MortgagesScreen() {
  return (
    <ListRoutes path={mortgagesPath}>
      <MortgagesContent />
    </ListRoutes>
  )
}

function MortgagesContent() {
  const text = useText()
  const mortgages = useRead(getMortgages)
  const living = useRead(getLivingDetails)
  const home = living.isPending ? undefined : (living.data?.data?.property ?? null)
  /** The totals of several mortgages name the one on the home, so that the cards would move when the home arrives. */
  const waitsForHome = living.isPending && (mortgages.data?.data.filter(isActiveMortgage).length ?? 0) > 1
  return (
    <QueryView
      read={waitsForHome ? { ...mortgages, data: undefined, isPending: true } : mortgages}
      placeholder={<ScreenSkeleton of={mortgagesSkeleton} />}
      error={[text('mortgages_error'), text('mortgages_error_hint')]}
      empty={{
        title: text('mortgages_empty'),
        children: text('mortgages_empty_hint'),
        illustration: <House />,
        action: <AddDataLink category="mortgage">{text('tell_us')}</AddDataLink>,
      }}
    >
      {({ data: all }) => {
        if (all.length === 0) return null
        const active = all.filter(isActiveMortgage)
        const requested = all.filter((mortgage) => !isActiveMortgage(mortgage))
        return (
          <Page>
            <OpenedItem path={mortgagesPath} items={all} getKey={({ id }) => id}>
              {({ item, gone, close }) => (
                <>
                  {gone && !mortgages.isPlaceholderData && (
                    <Notice role="status">{text('mortgage_not_found')}</Notice>
                  )}
                  <MortgageOverlay mortgage={item} home={home} onClose={close} />
                </>
              )}
            </OpenedItem>
            {active.length > 0 && <MortgageTotals mortgages={active} home={home} />}
            {requested.map((mortgage, place) => (
              <RequestedMortgageCard key={mortgage.id} mortgage={mortgage} animationIndex={place} />
            ))}
            {active.map((mortgage, place) => (
              <ActiveMortgageCard
                key={mortgage.id}
                mortgage={mortgage}
                home={home}
                animationIndex={requested.length + place}
              />
            ))}
          </Page>
        )
      }}
    </QueryView>
  )
}
