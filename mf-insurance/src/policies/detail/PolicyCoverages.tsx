import type { SinglePolicy } from '@portal/domain/policy'
import { DutchText } from '@portal/remote-kit/dutch'
import { Card, Heading, Text } from '@portal/ui'
import { FactRows } from '../../shared/FactList.tsx'
import { useText } from '../../texts.ts'

/** Coverage of a policy, or a notice that it is unknown. */
export function PolicyCoverages({ policy }: { policy: SinglePolicy }) {
  const text = useText()
  return (
    <Card>
      <Heading level={3} mb="3">
        {text('coverages')}
      </Heading>
      <PolicyCoverageRows policy={policy} />
    </Card>
  )
}

/** Coverage rows without a card, for a policy in a package. */
export function PolicyCoverageRows({ policy }: { policy: SinglePolicy }) {
  const text = useText()
  const coverages = policy.coverages ?? []
  if (coverages.length === 0) return <Text color="ink2">{text('coverages_unknown')}</Text>
  return (
    <FactRows
      facts={coverages.map(({ label, value, method_capital_change }) => ({
        term: label,
        dutch: true,
        value: value ? <DutchText>{value}</DutchText> : text('coverage_amount_unknown'),
        about: method_capital_change && text('coverage_method', { method: method_capital_change }),
      }))}
    />
  )
}
