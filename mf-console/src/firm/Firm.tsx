import { getFirm } from '@portal/contract/firm'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Heading, Link, Page } from '@portal/ui'
import { History } from '../shared/History.tsx'
import { firmsPath } from '../shared/paths.ts'
import { listSkeleton } from '../shared/skeleton.ts'
import { useText } from '../texts.ts'
import { Features } from './Features.tsx'
import { RemoteSwitches } from './RemoteSwitches.tsx'

/** Settings of a tenant, by its subdomain. */
export function Firm({ subdomain }: { subdomain: string }) {
  const text = useText()
  const firm = useCurrent(getFirm, { params: { subdomain } })
  return (
    <QueryView read={firm} waiting={<ScreenSkeleton of={listSkeleton} />} error={[text('firm_error')]}>
      {({ data: { name, remotes, features, history } }) => (
        <Page>
          <div>
            <Link href={firmsPath}>{text('firms_all')}</Link>
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
