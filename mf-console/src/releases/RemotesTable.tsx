import type { ReleasedRemote } from '@portal/contract/release'
import { scrolls, table } from '@portal/remote-kit/staff'
import { Box, Card, chakra, Section } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { FirmChoice } from './FirmChoice.tsx'
import { RemoteRow } from './RemoteRow.tsx'

interface Props {
  remotes: readonly ReleasedRemote[]
  firms: readonly { subdomain: string; name: string }[]
}

/** Table of remotes: the live version, and the selected tenant's, or all that differ. */
export function RemotesTable({ remotes, firms }: Props) {
  const text = useText()
  const [firm, setFirm] = useState('')
  return (
    <Section title={text('remotes')} aside={<FirmChoice firms={firms} chosen={firm} onChange={setFirm} />}>
      <Card>
        <Box css={scrolls}>
          <chakra.table css={table}>
            <thead>
              <tr>
                <th scope="col">{text('remote')}</th>
                <th scope="col">{text('live')}</th>
                <th scope="col">{text(firm ? 'at_firm' : 'exceptions')}</th>
                <th scope="col">{text('newest')}</th>
              </tr>
            </thead>
            <tbody>
              {remotes.map((remote) => (
                <RemoteRow key={remote.name} remote={remote} firms={firms} firm={firm} />
              ))}
            </tbody>
          </chakra.table>
        </Box>
      </Card>
    </Section>
  )
}
