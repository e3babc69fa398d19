import type { ReleasedRemote } from '@portal/contract/release'
import { staffTableCss, staffTableScrollCss } from '@portal/remote-kit/staff'
import { Box, Card, chakra, Section } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { RemoteRow } from './RemoteRow.tsx'
import { TenantSelect } from './TenantSelect.tsx'

interface RemotesTableProps {
  remotes: readonly ReleasedRemote[]
  tenants: readonly { subdomain: string; name: string }[]
}

/** Table of remotes with the live version, and the version of the selected tenant or of all tenants that differ. */
export function RemotesTable({ remotes, tenants }: RemotesTableProps) {
  const text = useText()
  const [tenant, setTenant] = useState('')
  return (
    <Section
      title={text('remotes')}
      aside={<TenantSelect tenants={tenants} chosen={tenant} onChange={setTenant} />}
    >
      <Card>
        <Box css={staffTableScrollCss}>
          <chakra.table css={staffTableCss}>
            <thead>
              <tr>
                <th scope="col">{text('remote')}</th>
                <th scope="col">{text('live')}</th>
                <th scope="col">{text(tenant ? 'at_tenant' : 'exceptions')}</th>
                <th scope="col">{text('newest')}</th>
              </tr>
            </thead>
            <tbody>
              {remotes.map((remote) => (
                <RemoteRow key={remote.name} remote={remote} tenants={tenants} tenant={tenant} />
              ))}
            </tbody>
          </chakra.table>
        </Box>
      </Card>
    </Section>
  )
}
