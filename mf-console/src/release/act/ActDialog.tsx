import type { PublishedVersion, ReleasedRemote } from '@portal/contract/release'
import { useLast } from '@portal/remote-kit/layer'
import { ReasonDialog } from './ReasonDialog.tsx'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import type { RequestedAction } from './requested-action.ts'

export interface Props {
  remote: ReleasedRemote
  tenants: readonly { subdomain: string; name: string }[]
  versions: readonly PublishedVersion[]
  action: RequestedAction | null
  onClose: () => void
}

/** Dialog before an action on a remote. */
export default function ActDialog({ remote, tenants, versions, action, onClose }: Props) {
  const last = useLast(action)
  if (!last) return null
  const open = action !== null
  if (last.act === 'release')
    return (
      <ReleaseDialog
        open={open}
        remote={remote.name}
        tenants={tenants}
        versions={versions}
        version={last.version}
        onClose={onClose}
      />
    )
  return <ReasonDialog open={open} remote={remote.name} tenants={tenants} act={last} onClose={onClose} />
}
