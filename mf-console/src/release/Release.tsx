import { getRelease } from '@portal/contract/release'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Badge, Button, Flex, Heading, Link, Page } from '@portal/ui'
import { useState } from 'react'
import { History } from '../shared/History.tsx'
import { releasesPath } from '../shared/paths.ts'
import { listSkeleton } from '../shared/skeleton.ts'
import { useText } from '../texts.ts'
import { ActLayer } from './act/ActLayer.tsx'
import type { RequestedAction } from './act/requested-action.ts'
import { PlacementsCard } from './PlacementsCard.tsx'
import { Versions } from './Versions.tsx'

/** Polling interval for health data, in milliseconds. */
const pollingMs = 5000

/** A remote by name. */
export function Release({ name }: { name: string }) {
  const text = useText()
  const release = useCurrent(getRelease, { params: { remote: name } }, { every: pollingMs })
  const [action, setAction] = useState<RequestedAction | null>(null)
  return (
    <QueryView read={release} waiting={<ScreenSkeleton of={listSkeleton} />} error={[text('release_error')]}>
      {({ data: { tenants, remote, versions, history } }) => (
        <Page>
          <Flex gap="4" wrap="wrap" align="center" justify="space-between">
            <div>
              <Link href={releasesPath}>{text('releases_all')}</Link>
              <Flex gap="3" align="center" wrap="wrap">
                <Heading level={2} overflowWrap="anywhere">
                  {name}
                </Heading>
                {remote.staff && <Badge>{text('for_staff')}</Badge>}
              </Flex>
            </div>
            <Button onClick={() => setAction({ act: 'release', version: null })}>
              {text('release_version')}
            </Button>
          </Flex>
          <PlacementsCard remote={remote} tenants={tenants} onAsk={setAction} />
          <Versions remote={remote} versions={versions} onAsk={setAction} />
          <History changes={history} />
          <ActLayer
            remote={remote}
            tenants={tenants}
            versions={versions}
            action={action}
            onClose={() => setAction(null)}
          />
        </Page>
      )}
    </QueryView>
  )
}
