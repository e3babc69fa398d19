import { getConsoleTenant } from '@portal/contract/console-tenants'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Heading, Link, Page } from '@portal/ui'
import { tenantsPath } from '../shared/console-paths.ts'
import { listSkeleton } from '../shared/list-skeleton.ts'
import { ReleaseHistory } from '../shared/ReleaseHistory.tsx'
import { useText } from '../texts.ts'
import { FeatureSwitches } from './FeatureSwitches.tsx'
import { RemoteSwitches } from './RemoteSwitches.tsx'

/** Features, remotes and history of the tenant with this subdomain. */
export function TenantDetails({ subdomain }: { subdomain: string }) {
  const text = useText()
  const tenant = useCurrentData(getConsoleTenant, { params: { subdomain } })
  return (
    <QueryView
      read={tenant}
      placeholder={<ScreenSkeleton of={listSkeleton} />}
      error={[text('tenant_error')]}
    >
      {({ data: { name, remotes, features, history } }) => (
        <Page>
          <div>
            <Link href={tenantsPath}>{text('tenants_all')}</Link>
            <Heading level={2}>{name}</Heading>
          </div>
          <RemoteSwitches subdomain={subdomain} remotes={remotes} />
          <FeatureSwitches subdomain={subdomain} features={features} />
          <ReleaseHistory changes={history} />
        </Page>
      )}
    </QueryView>
  )
}
