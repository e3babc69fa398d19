import type { PublishedVersion, ReleasedRemote } from '@portal/contract/release'
import { StaffTable } from '@portal/remote-kit/staff'
import { Card, Section } from '@portal/ui'
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
        <StaffTable
          columns={[
            text('version'),
            text('published'),
            text('gate'),
            text('health'),
            text('vitals'),
            text('acts'),
          ]}
        >
          {versions.map((version) => (
            <VersionRow
              key={version.hash}
              version={version}
              isLive={version.version === live}
              onAsk={onAsk}
            />
          ))}
        </StaffTable>
      </Card>
    </Section>
  )
}
