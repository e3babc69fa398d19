import { getReleasedRemotes, type ReleasedRemote } from '@portal/contract/release'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { StaffTable } from '@portal/remote-kit/staff'
import { Card, Page, Section } from '@portal/ui'
import { useState } from 'react'
import { listSkeleton } from '../shared/list-skeleton.ts'
import { useText } from '../texts.ts'
import { RemoteRow } from './RemoteRow.tsx'
import { RolloutsCard } from './RolloutsCard.tsx'
import { TenantSelect } from './TenantSelect.tsx'

interface RemotesTableProps {
  remotes: readonly ReleasedRemote[]
  tenants: readonly { subdomain: string; name: string }[]
}

/** Table of remotes with the live version, and the version of the selected tenant or of all tenants that differ. */
function RemotesTable({ remotes, tenants }: RemotesTableProps) {
  const text = useText()
  const [tenant, setTenant] = useState('')
  return (
    <Section
      title={text('remotes')}
      aside={<TenantSelect tenants={tenants} chosen={tenant} onChange={setTenant} />}
    >
      <Card>
        <StaffTable
          columns={[text('remote'), text('live'), text(tenant ? 'at_tenant' : 'exceptions'), text('newest')]}
        >
          {remotes.map((remote) => (
            <RemoteRow key={remote.name} remote={remote} tenants={tenants} tenant={tenant} />
          ))}
        </StaffTable>
      </Card>
    </Section>
  )
}

/** Polling interval in milliseconds, to show changes by other operators. */
const pollingIntervalMs = 10_000

/** Screen with all remotes: live versions, rollouts, and tenants with another version. */
export default function ReleasesScreen() {
  const text = useText()
  const releases = useCurrentData(getReleasedRemotes, {}, { every: pollingIntervalMs })
  return (
    <QueryView
      read={releases}
      placeholder={<ScreenSkeleton of={listSkeleton} />}
      error={[text('releases_error')]}
      empty={{ title: text('releases_empty'), children: text('releases_empty_hint') }}
    >
      {({ data: { tenants, remotes } }) =>
        remotes.length > 0 && (
          <Page>
            <RolloutsCard remotes={remotes} tenants={tenants} />
            <RemotesTable remotes={remotes} tenants={tenants} />
          </Page>
        )
      }
    </QueryView>
  )
}
