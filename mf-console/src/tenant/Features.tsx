import { type FeatureName, postFeature } from '@portal/contract/console-tenants'
import { useWrite } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { Switches } from './Switches.tsx'
import { type Choice, SwitchRow } from './SwitchRow.tsx'

interface Props {
  subdomain: string
  features: readonly { name: FeatureName; value: boolean | null }[]
}

const choiceOf = (value: boolean | null): Choice => (value === null ? 'unset' : value ? 'on' : 'off')
const values = { on: true, off: false, unset: null } as const

/** Features of a tenant: on, off, or the portal's default. */
export function Features({ subdomain, features }: Props) {
  const text = useText()
  const write = useWrite(postFeature, { refreshes: ['CONSOLE_TENANT'] })
  return (
    <Switches title={text('features')} error={write.error}>
      {features.map(({ name, value }) => (
        <SwitchRow
          key={name}
          label={text(`feature_${name}`)}
          about={name}
          chosen={choiceOf(value)}
          choices={['on', 'off', 'unset']}
          busy={write.isPending}
          onChoose={(choice) =>
            write.mutate({ params: { subdomain }, body: { name, value: values[choice] } })
          }
        />
      ))}
    </Switches>
  )
}
