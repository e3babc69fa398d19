import type { PublishedVersion, ReleasedRemote } from '@portal/contract/release'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { ReasonDialog } from './ReasonDialog.tsx'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import type { RequestedAction } from './requested-action.ts'

export interface ActionDialogProps {
  remote: ReleasedRemote
  tenants: readonly { subdomain: string; name: string }[]
  versions: readonly PublishedVersion[]
  action: RequestedAction | null
  onClose: () => void
}

/** Dialog of the requested action: a form to release a version, or only a reason. */
export default function ActionDialog({ remote, tenants, versions, action, onClose }: ActionDialogProps) {
  const last = useLastNonNull(action)
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
