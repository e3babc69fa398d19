import type { Policy } from '@portal/contract/policy'
import { getPolicyGroup, policyGroups } from '@portal/domain/policy'
import { Card, chakra, Heading, Text } from '@portal/ui'
import { useText } from '../texts.ts'

interface MissingPolicyKindsProps {
  policies: readonly Policy[]
  /** Number of policies that the portal does not show. */
  hidden: number
}

/**
 * Lists kinds of insurance of which this screen shows no policy. The text does not advertise: the customer may be
 * insured elsewhere.
 */
export function MissingPolicyKinds({ policies, hidden }: MissingPolicyKindsProps) {
  const text = useText()
  const present = new Set(policies.map(getPolicyGroup))
  const missing = policyGroups.filter((group) => !present.has(group))
  if (missing.length === 0 && hidden === 0) return null
  return (
    <Card>
      <Heading level={2} textStyle="subsection">
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
