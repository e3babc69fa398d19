import {
  getConsoleTenant,
  switchTenantFeatureAsOperator,
  type TenantFeatureName,
} from '@portal/contract/console-tenants'
import { runReleaseAction } from '@portal/contract/release'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { useMatch } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, Heading, Link, Page, Section, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { tenantsPath } from '../shared/console-paths.ts'
import { listSkeleton } from '../shared/list-skeleton.ts'
import { ReleaseHistory } from '../shared/ReleaseHistory.tsx'
import { useConsoleWrite } from '../shared/use-console-write.ts'
import { useText } from '../texts.ts'
import { SwitchRow, type SwitchState } from './SwitchRow.tsx'

interface SwitchGroupProps {
  title: string
  /** Error text of the last change; null if it succeeded. */
  problem: string | null
  children: ReactNode
}

/** Group of switches of a tenant, with a title and the error of the last change. */
function SwitchGroup({ title, problem, children }: SwitchGroupProps) {
  return (
    <Section title={title}>
      <Card>
        {problem && (
          <Text role="alert" color="bad">
            {problem}
          </Text>
        )}
        <ul>{children}</ul>
      </Card>
    </Section>
  )
}

interface RemoteSwitchesProps {
  subdomain: string
  remotes: readonly { name: string; on: boolean; version: string | null }[]
}

function RemoteSwitches({ subdomain, remotes }: RemoteSwitchesProps) {
  const text = useText()
  const write = useConsoleWrite(runReleaseAction, { refreshes: ['CONSOLE_TENANT', 'RELEASE'] })
  return (
    <SwitchGroup title={text('remotes')} problem={write.errorText}>
      {remotes.map(({ name, on, version }) => (
        <SwitchRow
          key={name}
          label={name}
          about={version ?? text('is_off')}
          chosen={on ? 'on' : 'off'}
          choices={['on', 'off']}
          busy={write.isPending}
          onChoose={(choice) =>
            write.mutate({
              params: { remote: name },
              body: { act: 'place', to: choice, tenant: subdomain },
            })
          }
        />
      ))}
    </SwitchGroup>
  )
}

interface FeatureSwitchesProps {
  subdomain: string
  features: readonly { name: TenantFeatureName; value: boolean | null }[]
}

const toSwitchState = (value: boolean | null): SwitchState =>
  value === null ? 'unset' : value ? 'on' : 'off'
const featureValueByState = { on: true, off: false, unset: null } as const

function FeatureSwitches({ subdomain, features }: FeatureSwitchesProps) {
  const text = useText()
  const write = useConsoleWrite(switchTenantFeatureAsOperator, { refreshes: ['CONSOLE_TENANT'] })
  return (
    <SwitchGroup title={text('features')} problem={write.errorText}>
      {features.map(({ name, value }) => (
        <SwitchRow
          key={name}
          label={text(`feature_${name}`)}
          about={name}
          chosen={toSwitchState(value)}
          choices={['on', 'off', 'unset']}
          busy={write.isPending}
          onChoose={(choice) =>
            write.mutate({ params: { subdomain }, body: { name, value: featureValueByState[choice] } })
          }
        />
      ))}
    </SwitchGroup>
  )
}

/** Screen of one tenant: its switches and their history. */
export default function TenantScreen() {
  const subdomain = useMatch(`${tenantsPath}/:subdomain`)?.params.subdomain
  return subdomain && <TenantDetails key={subdomain} subdomain={subdomain} />
}

function TenantDetails({ subdomain }: { subdomain: string }) {
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
