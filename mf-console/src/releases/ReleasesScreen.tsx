import { getReleases } from '@portal/contract/release'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Page } from '@portal/ui'
import { listSkeleton } from '../shared/skeleton.ts'
import { useText } from '../texts.ts'
import { RemotesTable } from './RemotesTable.tsx'
import { Rollouts } from './Rollouts.tsx'

/** Polling interval for changes by others, in milliseconds. */
const pollingMs = 10_000

/** All remotes: live versions, rollouts, and tenants with another version. */
export default function ReleasesScreen() {
  const text = useText()
  const releases = useCurrent(getReleases, {}, { every: pollingMs })
  return (
    <QueryView
      read={releases}
      waiting={<ScreenSkeleton of={listSkeleton} />}
      error={[text('releases_error')]}
      empty={{ title: text('releases_empty'), children: text('releases_empty_hint') }}
    >
      {({ data: { tenants, remotes } }) =>
        remotes.length > 0 && (
          <Page>
            <Rollouts remotes={remotes} tenants={tenants} />
            <RemotesTable remotes={remotes} tenants={tenants} />
          </Page>
        )
      }
    </QueryView>
  )
}
