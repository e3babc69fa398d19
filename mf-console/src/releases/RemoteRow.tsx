import type { ReleasedRemote } from '@portal/contract/release'
import { getListItemPath } from '@portal/remote-kit'
import { Badge, Flex, Link, Text } from '@portal/ui'
import { BrowserTestBadge } from '../shared/BrowserTestBadge.tsx'
import { releasesPath } from '../shared/console-paths.ts'
import { FormattedTime } from '../shared/FormattedTime.tsx'
import { TenantVersionBadge } from '../shared/TenantVersionBadge.tsx'
import { useReleaseTargetLabel } from '../shared/use-release-target-label.ts'
import { useText } from '../texts.ts'

interface RemoteRowProps {
  remote: ReleasedRemote
  tenants: readonly { subdomain: string; name: string }[]
  /** Subdomain of the selected tenant; an empty string if none is selected. */
  tenant: string
}

export function RemoteRow({ remote, tenants, tenant }: RemoteRowProps) {
  const text = useText()
  const getPlacementLabel = useReleaseTargetLabel(tenants)
  const { name, staff, channels, placements, newest } = remote
  const live = channels.find(({ channel }) => channel === 'live')?.version
  const others = channels.filter(({ channel }) => channel !== 'live')
  const shown = tenant ? placements.filter((placement) => placement.tenant === tenant) : placements
  return (
    <tr>
      <th scope="row">
        <Link href={getListItemPath(releasesPath, name)}>{name}</Link>
        {staff && (
          <Text textStyle="meta" color="ink2" fontWeight={400}>
            {text('for_staff')}
          </Text>
        )}
      </th>
      <td>
        {live ?? <Badge status="warn">{text('not_live')}</Badge>}
        {others.map(({ channel, version }) => (
          <Text key={channel} textStyle="meta" color="ink2">
            {text('channel_version', { channel, version })}
          </Text>
        ))}
      </td>
      <td>
        {shown.length === 0 && <Text color="ink2">{text(tenant ? 'as_live' : 'no_exceptions')}</Text>}
        <Flex direction="column" gap="2" align="start">
          {shown.map((placement) => (
            <Flex key={placement.tenant} gap="2" wrap="wrap" align="center">
              {!tenant && <span>{getPlacementLabel(placement.tenant)}</span>}
              <TenantVersionBadge placement={placement} />
            </Flex>
          ))}
        </Flex>
      </td>
      <td>
        <Flex gap="2" wrap="wrap" align="center">
          {newest.version}
          {newest.version !== live && <BrowserTestBadge passed={newest.passed} />}
        </Flex>
        <Text textStyle="meta" color="ink2">
          <FormattedTime at={newest.published_at} />
        </Text>
      </td>
    </tr>
  )
}
