import type { PublishedVersion, ReleasedRemote } from '@portal/contract/release'
import { staffTableCss, staffTableScrollCss } from '@portal/remote-kit/staff'
import { Box, Card, chakra, Section } from '@portal/ui'
import { useText } from '../texts.ts'
import type { RequestedAction } from './action/requested-action.ts'
import { VersionRow } from './VersionRow.tsx'

interface VersionsTableProps {
  remote: ReleasedRemote
  versions: readonly PublishedVersion[]
  onAsk: (action: RequestedAction) => void
}

export function VersionsTable({ remote, versions, onAsk }: VersionsTableProps) {
  const text = useText()
  const live = remote.channels.find(({ channel }) => channel === 'live')?.version
  return (
    <Section title={text('versions')}>
      <Card>
        <Box css={staffTableScrollCss}>
          <chakra.table css={staffTableCss}>
            <thead>
              <tr>
                <th scope="col">{text('version')}</th>
                <th scope="col">{text('published')}</th>
                <th scope="col">{text('gate')}</th>
                <th scope="col">{text('health')}</th>
                <th scope="col">{text('vitals')}</th>
                <th scope="col">{text('acts')}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <VersionRow
                  key={version.hash}
                  version={version}
                  isLive={version.version === live}
                  onAsk={onAsk}
                />
              ))}
            </tbody>
          </chakra.table>
        </Box>
      </Card>
    </Section>
  )
}
