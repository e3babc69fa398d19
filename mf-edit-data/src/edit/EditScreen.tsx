import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import {
  isFirstResponsePending,
  ListRoutes,
  useCurrentData,
  usePermissions,
  usePortal,
} from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { matchPath, useLocation } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Anchor, Box, chakra, Grid } from '@portal/ui'
import { type ComponentType, useEffect } from 'react'
import { DataUnavailableNotice } from '../shared/DataUnavailableNotice.tsx'
import { editSkeleton, formSkeleton } from '../shared/edit-skeletons.ts'
import {
  type EditTabId,
  editRoute,
  getAllowedTabs,
  getEditTabPath,
  selectShownTab,
} from '../shared/edit-tabs.ts'
import { useText } from '../texts.ts'
import { DataRetrievalBanner } from './DataRetrievalBanner.tsx'

const lazyTab = (load: () => Promise<{ default: ComponentType }>) =>
  lazyWithRetry(load, { placeholder: () => <ScreenSkeleton of={formSkeleton} /> })
const tabComponents: Record<EditTabId, ComponentType> = {
  living: lazyTab(() => import('./living/LivingTab.tsx')),
  mortgage: lazyTab(() => import('./mortgage/MortgageTab.tsx')),
  account: lazyTab(() => import('./account/AccountTab.tsx')),
  contactDetails: lazyTab(() => import('./contact/ContactTab.tsx')),
  personalia: lazyTab(() => import('./personalia/PersonaliaTab.tsx')),
  income: lazyTab(() => import('./income/IncomeTab.tsx')),
  security: lazyTab(() => import('./security/SecurityTab.tsx')),
  privacy: lazyTab(() => import('./privacy/PrivacyTab.tsx')),
}

/** Categories without the banner about data retrieval. */
const tabsWithoutBanner: ReadonlySet<EditTabId> = new Set(['security', 'privacy'])

/** Categories that stay available while a passkey or authenticator app must be set up first (KEYS-10). */
const tabsForMfaSetup: readonly EditTabId[] = ['security']

/**
 * Screen to edit the customer's data, one category at a time (EDIT). The banner about data retrieval is below the form
 * if the URL names an item. The screen waits until the family has loaded, so that a partner's fields do not move the
 * form.
 */
export default function EditScreen() {
  const { navigate } = usePortal()
  const { isAllowed } = usePermissions()
  const isOwnFile = isAllowed({ subject: 'own-file' })
  const customer = useCurrentData(getCustomer)
  const led = customer.data?.data.keys_wanted === true
  const family = useCurrentData(getFamily)
  const { pathname, search } = useLocation()
  const { tab: requested, id } = matchPath(editRoute, pathname)?.params ?? {}
  const hasItem = id !== undefined || new URLSearchParams(search).has('id')
  const allowed = led ? tabsForMfaSetup : customer.data ? getAllowedTabs(customer.data.data, isAllowed) : []
  const tab = selectShownTab(allowed, requested)
  /**
   * Whether the URL names a category that the customer may not open. False while MFA must be set up, because the shell
   * then redirects and remembers the requested page.
   */
  const refused = customer.data !== undefined && !led && requested !== undefined && requested !== tab
  useEffect(() => {
    if (refused) navigate(getEditTabPath(tab), { replace: true })
  }, [refused, tab, navigate])
  if (customer.isPending || (isFirstResponsePending(family) && !led))
    return <ScreenSkeleton of={editSkeleton} />
  if (!customer.data) return <DataUnavailableNotice onRetry={() => void customer.refetch()} />
  const Content = tabComponents[tab]
  const hasBanner = isOwnFile && !tabsWithoutBanner.has(tab)
  return (
    <>
      {hasBanner && !hasItem && <DataRetrievalBanner />}
      <Grid
        gap={{ base: '5', lg: '10' }}
        gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: led ? 'minmax(0,1fr)' : '216px minmax(0,1fr)' }}
      >
        {!led && <CategorySidebar tabs={allowed} selected={tab} />}
        <Box minW="0" maxW="800px">
          {requested === tab ? (
            <ListRoutes key={tab} path={getEditTabPath(tab)}>
              <Content />
            </ListRoutes>
          ) : (
            <Content key={tab} />
          )}
        </Box>
      </Grid>
      {hasBanner && hasItem && (
        <Box mt={{ base: '5', lg: '8' }}>
          <DataRetrievalBanner />
        </Box>
      )}
    </>
  )
}

const sidebarListCss = {
  display: 'flex',
  flexDirection: { lg: 'column' },
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  gap: '1',
  position: { lg: 'sticky' },
  top: { lg: '96px' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minH: '44px',
    px: '3.5',
    rounded: 'field',
    fontWeight: 500,
    color: 'ink2',
    textDecoration: 'none',
    outlineOffset: '-2px',
    _hover: { bg: 'tint1', color: 'ink' },
  },
  '& a[aria-current]': { bg: 'tint2', color: 'ink', fontWeight: 600 },
}

/** Navigation between categories, each with its own URL (EDIT-01, EDIT-05). */
function CategorySidebar({ tabs, selected }: { tabs: readonly EditTabId[]; selected: EditTabId }) {
  const text = useText()
  return (
    <nav aria-label={text('edit_categories')}>
      <chakra.ul css={sidebarListCss}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Anchor href={getEditTabPath(tab)} aria-current={tab === selected ? 'page' : undefined}>
              {text(`tab_${tab}`)}
            </Anchor>
          </li>
        ))}
      </chakra.ul>
    </nav>
  )
}
