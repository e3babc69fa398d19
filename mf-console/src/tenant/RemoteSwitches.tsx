import { postReleaseAction } from '@portal/contract/release'
import { useWrite } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { SwitchGroup } from './SwitchGroup.tsx'
import { SwitchRow } from './SwitchRow.tsx'

interface RemoteSwitchesProps {
  subdomain: string
  remotes: readonly { name: string; on: boolean; version: string | null }[]
}

export function RemoteSwitches({ subdomain, remotes }: RemoteSwitchesProps) {
  const text = useText()
  const write = useWrite(postReleaseAction, { refreshes: ['CONSOLE_TENANT', 'RELEASE'] })
  return (
    <SwitchGroup title={text('remotes')} error={write.error}>
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
