import type { Placement, ReleaseAct } from '@portal/contract/release'
import { Button, Flex } from '@portal/ui'
import { PlacementBadge } from '../shared/PlacementBadge.tsx'
import { useWhere } from '../shared/use-where.ts'
import { useText } from '../texts.ts'
import { nameOfAct, type RequestedAction } from './act/requested-action.ts'

interface Props {
  placement: Placement
  tenants: readonly { subdomain: string; name: string }[]
  onAsk: (action: RequestedAction) => void
}

/** A tenant's version if it differs from the live one, with actions. */
export function PlacementRow({ placement, tenants, onAsk }: Props) {
  const text = useText()
  const where = useWhere(tenants)
  const { tenant, shows } = placement
  const place = (to: string): ReleaseAct => ({ act: 'place', to, tenant })
  const others = shows === 'off' ? ['on'] : ['off', 'live']
  const acts: ReleaseAct[] = [{ act: 'rollback', tenant }, ...others.map(place)]
  return (
    <tr>
      <th scope="row">{where(tenant)}</th>
      <td>
        <Flex gap="2" wrap="wrap" align="center">
          {placement.version}
          <PlacementBadge placement={placement} />
        </Flex>
      </td>
      <td>
        <Flex gap="1" wrap="wrap">
          {acts.map((act) => (
            <Button key={nameOfAct(act)} kind="quiet" small onClick={() => onAsk(act)}>
              {text(`act_${nameOfAct(act)}`)}
            </Button>
          ))}
        </Flex>
      </td>
    </tr>
  )
}
