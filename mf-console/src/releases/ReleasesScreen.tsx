import { getReleases } from '@portal/contract/release'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Page } from '@portal/ui'
import { listSkeleton } from '../shared/list-skeleton.ts'
import { useText } from '../texts.ts'
import { RemotesTable } from './RemotesTable.tsx'
import { RolloutsCard } from './RolloutsCard.tsx'

/** Polling interval in milliseconds, to show changes by other operators. */
const pollingIntervalMs = 10_000

/** Screen with all remotes: live versions, rollouts, and tenants with another version. */
export default function ReleasesScreen() {
  const text = useText()
  const releases = useCurrentData(getReleases, {}, { every: pollingIntervalMs })
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
