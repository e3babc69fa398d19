import { getDeskCustomers } from '@portal/contract/desk/desk-customer'
import { getStaffViewingPath, getThemeDraftKey } from '@portal/contract/desk/staff-viewing'
import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import { QueryView, useDebouncedValue } from '@portal/remote-kit'
import { Card, chakra, Link, SearchField, Section, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { useTenantCode } from '../shared/desk-call.ts'
import { listPlaceholder } from '../shared/placeholders.tsx'
import { useDeskData } from '../shared/use-desk-data.ts'
import { useText } from '../texts.ts'

const maxListedCustomers = 5

const searchDelayMs = 200

/**
 * Opens a customer's portal in a new tab with the unsaved branding, before it goes live (DESK-18). The new tab receives
 * the draft when it opens. The draft is not sent to a server, and customers do not see it.
 */
export function CustomerPreview({ draft }: { draft: TenantThemeDraft }) {
  const text = useText()
  const tenant = useTenantCode()
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed.trim().slice(0, 100), searchDelayMs)
  const found = useDeskData(getDeskCustomers, { query: { q, per_page: maxListedCustomers } })
  const storeThemeDraft = () => sessionStorage.setItem(getThemeDraftKey(tenant), JSON.stringify(draft))
  return (
    <Card>
      <Section title={text('preview_on_file')}>
        <Stack gap="3">
          <Text color="ink2">{text('preview_on_file_hint')}</Text>
          <SearchField label={text('customers_search')} value={typed} onChange={setTyped} />
          <QueryView
            read={found}
            placeholder={listPlaceholder}
            error={[text('customers_error')]}
            empty={{ title: text('customers_empty'), children: text('customers_empty_hint') }}
          >
            {({ data }) => (
              <chakra.ul display="grid" gap="1">
                {data.map(({ id, name, username }) => (
                  <li key={id}>
                    <Link
                      href={`${getStaffViewingPath(id, 'preview')}/`}
                      target="_blank"
                      rel="opener"
                      onClick={storeThemeDraft}
                    >
                      {name || username}
                    </Link>
                  </li>
                ))}
              </chakra.ul>
            )}
          </QueryView>
        </Stack>
      </Section>
    </Card>
  )
}
