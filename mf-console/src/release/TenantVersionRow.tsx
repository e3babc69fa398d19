import type { ReleaseAction, RemotePlacement } from '@portal/contract/release'
import { Button, Flex } from '@portal/ui'
import { TenantVersionBadge } from '../shared/TenantVersionBadge.tsx'
import { usePlacementLabel } from '../shared/use-placement-label.ts'
import { useText } from '../texts.ts'
import { getActionTextId, type RequestedAction } from './action/requested-action.ts'

interface TenantVersionRowProps {
  placement: RemotePlacement
  tenants: readonly { subdomain: string; name: string }[]
  onAsk: (action: RequestedAction) => void
}

/** Row of a tenant whose version differs from the live one, with buttons for actions. */
export function TenantVersionRow({ placement, tenants, onAsk }: TenantVersionRowProps) {
  const text = useText()
  const getPlacementLabel = usePlacementLabel(tenants)
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
