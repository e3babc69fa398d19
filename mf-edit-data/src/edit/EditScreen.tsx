import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { isAwaited, ListRoutes, useCurrent, usePermissions, usePortal } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { matchPath, useLocation } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Grid } from '@portal/ui'
import { type ComponentType, useEffect } from 'react'
import { editSkeleton, formSkeleton } from '../shared/skeleton.ts'
import { editRoute, type TabId, tabPath, tabShown, tabsOf } from '../shared/tabs.ts'
import { Unavailable } from '../shared/Unavailable.tsx'
import { RetrievalBanner } from './RetrievalBanner.tsx'
import { Sidebar } from './Sidebar.tsx'

const waiting = () => <ScreenSkeleton of={formSkeleton} />
const contents: Record<TabId, ComponentType> = {
  living: lazyWithRetry(() => import('./living/LivingTab.tsx'), { waiting }),
  mortgage: lazyWithRetry(() => import('./mortgage/MortgageTab.tsx'), { waiting }),
  account: lazyWithRetry(() => import('./account/AccountTab.tsx'), { waiting }),
  contactDetails: lazyWithRetry(() => import('./contact/ContactTab.tsx'), { waiting }),
  personalia: lazyWithRetry(() => import('./personalia/PersonaliaTab.tsx'), { waiting }),
  income: lazyWithRetry(() => import('./income/IncomeTab.tsx'), { waiting }),
  security: lazyWithRetry(() => import('./security/SecurityTab.tsx'), { waiting }),
  privacy: lazyWithRetry(() => import('./privacy/PrivacyTab.tsx'), { waiting }),
}

/** Categories without data retrieval. */
const withoutBanner: ReadonlySet<TabId> = new Set(['security', 'privacy'])

/** Categories available while a passkey or authenticator app has to be set up first (KEYS-10). */
const onlyKeys: readonly TabId[] = ['security']

/**
 * Screen to edit data known to the tenant, one category at a time (EDIT). An item in the address comes first, above the
 * banner. Waits until it is known whether there is a partner, so that nothing moves.
 */
export default function EditScreen() {
  const { navigate } = usePortal()
  const { isAllowed } = usePermissions()
  const isOwnFile = isAllowed({ subject: 'own-file' })
  const customer = useCurrent(getCustomer)
  const led = customer.data?.data.keys_wanted === true
  const family = useCurrent(getFamily)
  const { pathname, search } = useLocation()
  const { tab: requested, id } = matchPath(editRoute, pathname)?.params ?? {}
  const hasItem = id !== undefined || new URLSearchParams(search).has('id')
  const allowed = led ? onlyKeys : customer.data ? tabsOf(customer.data.data, isAllowed) : []
  const tab = tabShown(allowed, requested)
  /** While MFA must be set up, the shell redirects and remembers the destination. */
  const refused = customer.data !== undefined && !led && requested !== undefined && requested !== tab
  useEffect(() => {
    if (refused) navigate(tabPath(tab), { replace: true })
  }, [refused, tab, navigate])
  if (customer.isPending || (isAwaited(family) && !led)) return <ScreenSkeleton of={editSkeleton} />
  if (!customer.data) return <Unavailable onRetry={() => void customer.refetch()} />
  const Content = contents[tab]
  const hasBanner = isOwnFile && !withoutBanner.has(tab)
  return (
    <>
      {hasBanner && !hasItem && <RetrievalBanner />}
      <Grid
        gap={{ base: '5', lg: '10' }}
        gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: led ? 'minmax(0,1fr)' : '216px minmax(0,1fr)' }}
      >
        {!led && <Sidebar tabs={allowed} selected={tab} />}
        <Box minW="0" maxW="800px">
          {requested === tab ? (
            <ListRoutes key={tab} path={tabPath(tab)}>
              <Content />
            </ListRoutes>
          ) : (
            <Content key={tab} />
          )}
        </Box>
      </Grid>
      {hasBanner && hasItem && (
        <Box mt={{ base: '5', lg: '8' }}>
          <RetrievalBanner />
        </Box>
      )}
    </>
  )
}
