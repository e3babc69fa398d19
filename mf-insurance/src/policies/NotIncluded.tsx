import type { Policy } from '@portal/contract/policy'
import { policyGroupOf, policyGroups } from '@portal/domain/policy'
import { Card, chakra, Heading, Text } from '@portal/ui'
import { useText } from '../texts.ts'

interface Props {
  policies: readonly Policy[]
  /** Number of policies that this screen does not show. */
  hidden: number
}

/** Lists kinds of insurance without a policy here, without advertising: the customer may be insured elsewhere. */
export function NotIncluded({ policies, hidden }: Props) {
  const text = useText()
  const present = new Set(policies.map(policyGroupOf))
  const missing = policyGroups.filter((group) => !present.has(group))
  if (missing.length === 0 && hidden === 0) return null
  return (
    <Card>
      <Heading level={2} look="question">
        {text('left_out')}
      </Heading>
      {missing.length > 0 && (
        <>
          <chakra.ul mt="3" display="grid" gap="2">
            {missing.map((group) => (
              <li key={group}>
                <chakra.b fontWeight={600}>{text(`group_${group}`)}</chakra.b>
                <Text color="ink2">{text(`group_${group}_about`)}</Text>
              </li>
            ))}
          </chakra.ul>
          <Text color="ink2" mt="3">
            {text('left_out_hint')}
          </Text>
        </>
      )}
      {hidden > 0 && (
        <Text color="ink2" mt="3">
          {text('left_out_hidden', { count: hidden })}
        </Text>
      )}
    </Card>
  )
}
