import { getReleasedRemote } from '@portal/contract/release'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { useMatch } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Badge, Button, Flex, Heading, Link, Page } from '@portal/ui'
import { useState } from 'react'
import { releasesPath } from '../shared/console-paths.ts'
import { listSkeleton } from '../shared/list-skeleton.ts'
import { ReleaseHistory } from '../shared/ReleaseHistory.tsx'
import { useText } from '../texts.ts'
import type { RequestedAction } from './action/requested-action.ts'
import { TenantVersionsCard } from './TenantVersionsCard.tsx'
import { VersionsTable } from './VersionsTable.tsx'

const ActionOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "act" */ './action/ActionDialog.tsx'),
  ({ action }) => action !== null,
)

const pollingIntervalMs = 5000

/** Screen of one remote: its versions by tenant, their health, and the history. */
export default function RemoteVersionsScreen() {
  const remote = useMatch(`${releasesPath}/:remote`)?.params.remote
  return remote && <RemoteDetails key={remote} name={remote} />
}

function RemoteDetails({ name }: { name: string }) {
  const text = useText()
  const release = useCurrentData(
    getReleasedRemote,
    { params: { remote: name } },
    { every: pollingIntervalMs },
  )
  const [action, setAction] = useState<RequestedAction | null>(null)
  return (
    <QueryView
      read={release}
      placeholder={<ScreenSkeleton of={listSkeleton} />}
      error={[text('release_error')]}
    >
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
          <TenantVersionsCard remote={remote} tenants={tenants} onAsk={setAction} />
          <VersionsTable remote={remote} versions={versions} onAsk={setAction} />
          <ReleaseHistory changes={history} />
          <ActionOverlay
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
