import { getReleases } from '@portal/contract/release'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Page } from '@portal/ui'
import { listSkeleton } from '../shared/skeleton.ts'
import { useText } from '../texts.ts'
import { RemotesTable } from './RemotesTable.tsx'
import { Rollouts } from './Rollouts.tsx'

/** How often it is looked what others did, in milliseconds. */
const every = 10_000

/** Every remote: what is live, what is on its way, and which firms get something else. */
export default function ReleasesScreen() {
  const text = useText()
  const releases = useCurrent(getReleases, {}, { every })
  return (
    <QueryView
      read={releases}
      waiting={<ScreenSkeleton of={listSkeleton} />}
      error={[text('releases_error')]}
      empty={{ title: text('releases_empty'), children: text('releases_empty_hint') }}
    >
      {({ data: { firms, remotes } }) =>
        remotes.length > 0 && (
          <Page>
            <Rollouts remotes={remotes} firms={firms} />
            <RemotesTable remotes={remotes} firms={firms} />
          </Page>
        )
      }
    </QueryView>
  )
}
