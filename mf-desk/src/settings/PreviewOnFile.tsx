import { getDeskCustomers } from '@portal/contract/desk/customer'
import type { TenantLook } from '@portal/contract/desk/settings'
import { themeDraftName, viewingPath } from '@portal/contract/desk/viewing'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, chakra, Link, SearchField, Section, Stack, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { listSkeleton } from '../shared/skeleton.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'

/** Maximum number of customers in the list. */
const maxCustomers = 5

/** Delay after typing before a search, in milliseconds. */
const typingTimeoutMs = 200

/**
 * Shows the unsaved form values in a real customer's portal before they go live (DESK-18): in a new tab, which receives
 * the draft when it opens. The draft is not sent to a server, and customers do not see it.
 */
export function PreviewOnFile({ draft }: { draft: TenantLook }) {
  const text = useText()
  const tenant = useTenantCode()
  const [typed, setTyped] = useState('')
  const [q, seek] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => seek(typed.trim().slice(0, 100)), typingTimeoutMs)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useCurrent(getDeskCustomers, { params: { tenant }, query: { q, per_page: maxCustomers } })
  const keep = () => sessionStorage.setItem(themeDraftName(tenant), JSON.stringify(draft))
  return (
    <Card>
      <Section title={text('preview_on_file')}>
        <Stack gap="3">
          <Text color="ink2">{text('preview_on_file_hint')}</Text>
          <SearchField label={text('customers_search')} value={typed} onChange={setTyped} />
          <QueryView
            read={found}
            waiting={<ScreenSkeleton of={listSkeleton} />}
            error={[text('customers_error')]}
            empty={{ title: text('customers_empty'), children: text('customers_empty_hint') }}
          >
            {({ data }) => (
              <chakra.ul display="grid" gap="1">
                {data.map(({ id, name, username }) => (
                  <li key={id}>
                    <Link href={`${viewingPath(id, 'preview')}/`} target="_blank" rel="opener" onClick={keep}>
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
