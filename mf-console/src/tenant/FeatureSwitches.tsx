import { type FeatureName, postTenantFeatureFlag } from '@portal/contract/console-tenants'
import { useWrite } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { SwitchGroup } from './SwitchGroup.tsx'
import { SwitchRow, type SwitchState } from './SwitchRow.tsx'

interface FeatureSwitchesProps {
  subdomain: string
  features: readonly { name: FeatureName; value: boolean | null }[]
}

const toSwitchState = (value: boolean | null): SwitchState =>
  value === null ? 'unset' : value ? 'on' : 'off'
const featureValueByState = { on: true, off: false, unset: null } as const

export function FeatureSwitches({ subdomain, features }: FeatureSwitchesProps) {
  const text = useText()
  const write = useWrite(postTenantFeatureFlag, { refreshes: ['CONSOLE_TENANT'] })
  return (
    <SwitchGroup title={text('features')} error={write.error}>
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
