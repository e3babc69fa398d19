import { getDeskCustomers } from '@portal/contract/desk/customer'
import type { FirmLook } from '@portal/contract/desk/settings'
import { lookDraftName, viewingPath } from '@portal/contract/desk/viewing'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, chakra, Link, SearchField, Section, Stack, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { listSkeleton } from '../shared/skeleton.ts'
import { useFirm } from '../shared/use-firm.ts'
import { useText } from '../texts.ts'

/** Maximum number of customers in the list. */
const most = 5

/** How long somebody has to stop typing before what they typed is looked for, in milliseconds. */
const typingTimeoutMs = 200

/**
 * The way to see what is typed in the form on the portal of a real customer before it goes live (DESK-18): in a tab of its own, which
 * is given the draft as it is opened. No server gets it, and what customers see stays as it is.
 */
export function PreviewOnFile({ draft }: { draft: FirmLook }) {
  const text = useText()
  const firm = useFirm()
  const [typed, setTyped] = useState('')
  const [q, seek] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => seek(typed.trim().slice(0, 100)), typingTimeoutMs)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useCurrent(getDeskCustomers, { params: { firm }, query: { q, per_page: most } })
  const keep = () => sessionStorage.setItem(lookDraftName(firm), JSON.stringify(draft))
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
