import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { ListRoutes, OpenedItem, QueryView, useRead } from '@portal/remote-kit'
import { AddDataLink } from '@portal/remote-kit/add-data-link'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { House, Notice, Page } from '@portal/ui'
import { isActive } from '../shared/mortgage.ts'
import { mortgagesPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { ActiveCard } from './ActiveCard.tsx'
import { DetailsLayer } from './DetailsLayer.tsx'
import { RequestedCard } from './RequestedCard.tsx'
import { mortgagesSkeleton } from './skeleton.ts'
import { Totals } from './Totals.tsx'

/** All mortgages of the customer: totals, applications and running ones. */
export default function MortgagesScreen() {
  return (
    <ListRoutes path={mortgagesPath}>
      <Mortgages />
    </ListRoutes>
  )
}

function Mortgages() {
  const text = useText()
  const mortgages = useRead(getMortgages)
  const living = useRead(getLiving)
  const home = living.isPending ? undefined : (living.data?.data?.property ?? null)
  return (
    <QueryView
      read={mortgages}
      waiting={<ScreenSkeleton of={mortgagesSkeleton} />}
      error={[text('mortgages_error'), text('mortgages_error_hint')]}
      empty={{
        title: text('mortgages_empty'),
        children: text('mortgages_empty_hint'),
        art: <House />,
        action: <AddDataLink category="mortgage">{text('tell_us')}</AddDataLink>,
      }}
    >
      {({ data: all }) => {
        if (all.length === 0) return null
        const active = all.filter(isActive)
        const requested = all.filter((mortgage) => !isActive(mortgage))
        return (
          <Page>
            <OpenedItem path={mortgagesPath} items={all} keyOf={({ id }) => id}>
              {({ item, gone, close }) => (
                <>
                  {gone && !mortgages.isPlaceholderData && (
                    <Notice role="status">{text('mortgage_not_found')}</Notice>
                  )}
                  <DetailsLayer mortgage={item} home={home} onClose={close} />
                </>
              )}
            </OpenedItem>
            {active.length > 0 && <Totals mortgages={active} home={home} />}
            {requested.map((mortgage, place) => (
              <RequestedCard key={mortgage.id} mortgage={mortgage} appear={place} />
            ))}
            {active.map((mortgage, place) => (
              <ActiveCard
                key={mortgage.id}
                mortgage={mortgage}
                home={home}
                appear={requested.length + place}
              />
            ))}
          </Page>
        )
      }}
    </QueryView>
  )
}
