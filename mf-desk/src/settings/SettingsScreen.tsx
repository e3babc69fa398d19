import { getTenantSettings } from '@portal/contract/desk/settings'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Route, Routes, useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, EmptyState, Page, Stack, Tabs } from '@portal/ui'
import { settingsPath } from '../shared/paths.ts'
import { cardsSkeleton, listSkeleton } from '../shared/skeleton.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { BrandingForm } from './BrandingForm.tsx'
import { Demand } from './Demand.tsx'
import { Offices } from './Offices.tsx'
import { Parts } from './Parts.tsx'
import { People } from './People.tsx'
import { ProfileHistory } from './ProfileHistory.tsx'

const Templates = lazyWithRetry(
  () => import(/* webpackChunkName: "templates" */ './templates/Templates.tsx'),
  { waiting: () => <ScreenSkeleton of={cardsSkeleton} /> },
)

/** The tenant's profile, features, templates and staff; only owners can change them. */
export default function SettingsScreen() {
  return (
    <Routes>
      <Route path={settingsPath} element={<Settings />} />
    </Routes>
  )
}

const views = ['look', 'mails', 'office', 'parts', 'templates', 'people', 'history'] as const

const Mails = lazyWithRetry(() => import(/* webpackChunkName: "mails" */ './mails/Mails.tsx'), {
  waiting: () => <ScreenSkeleton of={listSkeleton} />,
})

function Settings() {
  const text = useText()
  const tenant = useTenantCode()
  const [search, setSearch] = useSearchParams()
  const settings = useCurrent(getTenantSettings, { params: { tenant } })
  const view = views.find((one) => one === search.get('view')) ?? 'look'
  if (settings.error?.status === 403)
    return (
      <Page>
        <Card>
          <EmptyState title={text('settings_owners')}>{text('settings_owners_hint')}</EmptyState>
        </Card>
      </Page>
    )
  return (
    <QueryView
      read={settings}
      waiting={<ScreenSkeleton of={cardsSkeleton} />}
      error={[text('settings_error')]}
    >
      {({ data }) => (
        <Page>
          <Tabs
            label={text('settings_views')}
            tabs={views.map((id) => ({ id, label: text(`settings_${id}`) }))}
            selected={view}
            onSelect={(next) => setSearch(next === 'look' ? {} : { view: next }, { replace: true })}
          >
            <Stack gap="5">
              {view === 'look' && <BrandingForm settings={data} />}
              {view === 'mails' && <Mails pronoun={data.pronoun} />}
              {view === 'office' && <Offices offices={data.offices} />}
              {view === 'parts' && <Parts features={data.features} />}
              {view === 'parts' && <Demand strong_sign_in_from={data.strong_sign_in_from} />}
              {view === 'templates' && <Templates own={data.pronoun === 'JE' ? 'nl' : 'nl_u'} />}
              {view === 'people' && <People people={data.people} />}
              {view === 'history' && <ProfileHistory changes={data.history} />}
            </Stack>
          </Tabs>
        </Page>
      )}
    </QueryView>
  )
}
