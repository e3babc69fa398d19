import { getConsoleTenant } from '@portal/contract/console-tenants'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Heading, Link, Page } from '@portal/ui'
import { History } from '../shared/History.tsx'
import { tenantsPath } from '../shared/paths.ts'
import { listSkeleton } from '../shared/skeleton.ts'
import { useText } from '../texts.ts'
import { Features } from './Features.tsx'
import { RemoteSwitches } from './RemoteSwitches.tsx'

/** Settings of a tenant, by its subdomain. */
export function Tenant({ subdomain }: { subdomain: string }) {
  const text = useText()
  const tenant = useCurrent(getConsoleTenant, { params: { subdomain } })
  return (
    <QueryView read={tenant} waiting={<ScreenSkeleton of={listSkeleton} />} error={[text('tenant_error')]}>
      {({ data: { name, remotes, features, history } }) => (
        <Page>
          <div>
            <Link href={tenantsPath}>{text('tenants_all')}</Link>
            <Heading level={2}>{name}</Heading>
          </div>
          <RemoteSwitches subdomain={subdomain} remotes={remotes} />
          <Features subdomain={subdomain} features={features} />
          <History changes={history} />
        </Page>
      )}
    </QueryView>
  )
}
