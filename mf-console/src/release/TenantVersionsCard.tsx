import type { ReleaseAction, ReleasedRemote, RemotePlacement } from '@portal/contract/release'
import { StaffTable } from '@portal/remote-kit/staff'
import { Button, Card, Flex, Section, Text } from '@portal/ui'
import { TenantVersionBadge } from '../shared/TenantVersionBadge.tsx'
import { useReleaseTargetLabel } from '../shared/use-release-target-label.ts'
import { useText } from '../texts.ts'
import { getActionTextId, type RequestedAction } from './action/requested-action.ts'

interface TenantVersionRowProps {
  placement: RemotePlacement
  tenants: readonly { subdomain: string; name: string }[]
  onAsk: (action: RequestedAction) => void
}

/** Row of a tenant whose version differs from the live one, with buttons for actions. */
function TenantVersionRow({ placement, tenants, onAsk }: TenantVersionRowProps) {
  const text = useText()
  const getPlacementLabel = useReleaseTargetLabel(tenants)
  const { tenant, shows } = placement
  const createPlaceAction = (to: string): ReleaseAction => ({ act: 'place', to, tenant })
  const others = shows === 'off' ? ['on'] : ['off', 'live']
  const acts: ReleaseAction[] = [{ act: 'rollback', tenant }, ...others.map(createPlaceAction)]
  return (
    <tr>
      <th scope="row">{getPlacementLabel(tenant)}</th>
      <td>
        <Flex gap="2" wrap="wrap" align="center">
          {placement.version}
          <TenantVersionBadge placement={placement} />
        </Flex>
      </td>
      <td>
        <Flex gap="1" wrap="wrap">
          {acts.map((act) => (
            <Button key={getActionTextId(act)} kind="quiet" small onClick={() => onAsk(act)}>
              {text(`act_${getActionTextId(act)}`)}
            </Button>
          ))}
        </Flex>
      </td>
    </tr>
  )
}

interface TenantVersionsCardProps {
  remote: ReleasedRemote
  tenants: readonly { subdomain: string; name: string }[]
  onAsk: (action: RequestedAction) => void
}

/**
 * Table with the version of each channel, and of each tenant whose version differs from the live one, with buttons for
 * actions.
 */
export function TenantVersionsCard({
  remote: { channels, placements },
  tenants,
  onAsk,
}: TenantVersionsCardProps) {
  const text = useText()
  return (
    <Section title={text('who_gets_what')}>
      <Card>
        <StaffTable columns={[text('where'), text('version'), text('acts')]}>
          {channels.map(({ channel, version }) => (
            <tr key={channel}>
              <th scope="row">
                {text('channel', { channel })}
                {channel === 'live' && (
                  <Text textStyle="meta" color="ink2" fontWeight={400}>
                    {text('live_hint')}
                  </Text>
                )}
              </th>
              <td>{version}</td>
              <td>
                <Button kind="quiet" small onClick={() => onAsk({ act: 'rollback', channel })}>
                  {text('act_rollback')}
                </Button>
              </td>
            </tr>
          ))}
          {placements.map((placement) => (
            <TenantVersionRow key={placement.tenant} placement={placement} tenants={tenants} onAsk={onAsk} />
          ))}
        </StaffTable>
      </Card>
    </Section>
  )
}
