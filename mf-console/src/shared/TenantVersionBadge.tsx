import type { RemotePlacement } from '@portal/contract/release'
import { Badge } from '@portal/ui'
import { useText } from '../texts.ts'

/** Badge that names how a tenant's version differs from the live one. */
export function TenantVersionBadge({ placement }: { placement: RemotePlacement }) {
  const { shows, channel, version, rollout } = placement
  const text = useText()
  return (
    <>
      {shows === 'off' && <Badge status="bad">{text('is_off')}</Badge>}
      {shows === 'pinned' && (
        <Badge status="plain" icon="lock">
          {text('is_pinned', { version: version ?? '' })}
        </Badge>
      )}
      {shows === 'channel' && channel !== 'live' && (
        <Badge>{text('channel_version', { channel, version: version ?? '' })}</Badge>
      )}
      {rollout && shows !== 'off' && (
        <Badge status="warn" icon="upload">
          {text('is_rolled_out', { version: rollout.version, percent: rollout.percent })}
        </Badge>
      )}
    </>
  )
}
