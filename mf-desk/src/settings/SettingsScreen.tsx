import { getTenantSettings } from '@portal/contract/desk/tenant-settings'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Route, Routes, useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, EmptyState, Page, Stack, Tabs } from '@portal/ui'
import { settingsPath } from '../shared/desk-paths.ts'
import { cardsSkeleton, listSkeleton } from '../shared/desk-skeletons.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { BrandingForm } from './BrandingForm.tsx'
import { FeatureSettings } from './FeatureSettings.tsx'
import { MfaRequirementCard } from './MfaRequirementCard.tsx'
import { OfficeForms } from './OfficeForms.tsx'
import { ProfileHistory } from './ProfileHistory.tsx'
import { StaffList } from './StaffList.tsx'

const TemplateSettings = lazyWithRetry(
  () => import(/* webpackChunkName: "templates" */ './templates/TemplateSettings.tsx'),
  { placeholder: () => <ScreenSkeleton of={cardsSkeleton} /> },
)

/** Screen with the tenant's profile, features, templates and staff. Only owners can change them. */
export default function SettingsScreen() {
  return (
    <Routes>
      <Route path={settingsPath} element={<SettingsTabs />} />
    </Routes>
  )
}

const settingsViews = ['look', 'mails', 'office', 'parts', 'templates', 'people', 'history'] as const

const MailSettings = lazyWithRetry(() => import(/* webpackChunkName: "mails" */ './mails/MailSettings.tsx'), {
  placeholder: () => <ScreenSkeleton of={listSkeleton} />,
})

function SettingsTabs() {
  const text = useText()
  const tenant = useTenantCode()
  const [search, setSearch] = useSearchParams()
  const settings = useCurrentData(getTenantSettings, { params: { tenant } })
  const view = settingsViews.find((one) => one === search.get('view')) ?? 'look'
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
      placeholder={<ScreenSkeleton of={cardsSkeleton} />}
      error={[text('settings_error')]}
    >
      {({ data }) => (
        <Page>
          <Tabs
            label={text('settings_views')}
            tabs={settingsViews.map((id) => ({ id, label: text(`settings_${id}`) }))}
            selected={view}
            onSelect={(next) => setSearch(next === 'look' ? {} : { view: next }, { replace: true })}
          >
            <Stack gap="5">
              {view === 'look' && <BrandingForm settings={data} />}
              {view === 'mails' && <MailSettings pronoun={data.pronoun} />}
              {view === 'office' && <OfficeForms offices={data.offices} />}
              {view === 'parts' && <FeatureSettings features={data.features} />}
              {view === 'parts' && <MfaRequirementCard strong_sign_in_from={data.strong_sign_in_from} />}
              {view === 'templates' && <TemplateSettings ownLocale={data.pronoun === 'JE' ? 'nl' : 'nl_u'} />}
              {view === 'people' && <StaffList people={data.people} />}
              {view === 'history' && <ProfileHistory changes={data.history} />}
            </Stack>
          </Tabs>
        </Page>
      )}
    </QueryView>
  )
}
