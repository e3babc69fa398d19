import {
  getTenantSettings,
  type TenantSettings,
  type TenantStaffMember,
} from '@portal/contract/desk/tenant-settings'
import { QueryView } from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { useMatch, useSearchParams } from '@portal/remote-kit/router'
import { Button, Card, chakra, EmptyState, Page, Section, Stack, Tabs, Text } from '@portal/ui'
import { useState } from 'react'
import { settingsPath } from '../shared/desk-paths.ts'
import { cardsPlaceholder, listPlaceholder } from '../shared/placeholders.tsx'
import { useDeskData } from '../shared/use-desk-data.ts'
import { useText } from '../texts.ts'
import { BrandingForm } from './BrandingForm.tsx'
import { FeatureSettings } from './FeatureSettings.tsx'
import { MfaRequirementCard } from './MfaRequirementCard.tsx'
import { OfficeForm } from './OfficeForm.tsx'
import { ProfileHistory } from './ProfileHistory.tsx'
import { StaffRow } from './StaffRow.tsx'

const AddStaffOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "person" */ './AddStaffDialog.tsx'),
  ({ open }) => open,
)

function StaffList({ people }: { people: readonly TenantStaffMember[] }) {
  const text = useText()
  const [adding, setAdding] = useState(false)
  return (
    <Card>
      <Section
        title={text('settings_people')}
        aside={<Button onClick={() => setAdding(true)}>{text('person_add')}</Button>}
      >
        <Text color="ink2">{text('people_hint')}</Text>
        <chakra.ul>
          {people.map((person) => (
            <StaffRow key={person.email} person={person} />
          ))}
        </chakra.ul>
      </Section>
      <AddStaffOverlay open={adding} onClose={() => setAdding(false)} />
    </Card>
  )
}

function OfficeForms({ offices }: Pick<TenantSettings, 'offices'>) {
  const text = useText()
  if (offices.length === 0)
    return (
      <Card>
        <EmptyState title={text('offices_none')}>{text('offices_none_hint')}</EmptyState>
      </Card>
    )
  return offices.map((office) => <OfficeForm key={office.id} office={office} />)
}

const TemplateSettings = lazyWithRetry(
  () => import(/* webpackChunkName: "templates" */ './templates/TemplateSettings.tsx'),
  { placeholder: () => cardsPlaceholder },
)

/** Screen with the tenant's profile, features, templates and staff. Only owners can change them. */
export default function SettingsScreen() {
  return useMatch(settingsPath) && <SettingsTabs />
}

const settingsViews = ['look', 'mails', 'office', 'parts', 'templates', 'people', 'history'] as const

const MailSettings = lazyWithRetry(() => import(/* webpackChunkName: "mails" */ './mails/MailSettings.tsx'), {
  placeholder: () => listPlaceholder,
})

function SettingsTabs() {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const settings = useDeskData(getTenantSettings, {})
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
    <QueryView read={settings} placeholder={cardsPlaceholder} error={[text('settings_error')]}>
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
