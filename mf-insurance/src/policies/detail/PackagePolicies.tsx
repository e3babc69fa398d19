import type { Policy } from '@portal/contract/policy'
import { formatEuro } from '@portal/domain/format/format-money'
import { calculateMonthlyPremium } from '@portal/domain/policy'
import { useLanguage } from '@portal/remote-kit'
import { Card, chakra, Flex, Heading, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import { formatInsurerAndPolicyNumber } from '../policy-number.ts'
import { PolicyCoverageRows } from './PolicyCoverages.tsx'

const packagePolicyCss = { py: '4', borderTopWidth: '1px', borderColor: 'line', _last: { pb: '0' } }

/** Policies of a package, each with coverages and price (POLICY-05). The package's own coverages come first. */
export function PackagePolicies({ policy }: { policy: Policy }) {
  const { language } = useLanguage()
  const text = useText()
  const children = policy.children ?? []
  return (
    <Card>
      <Heading level={3} mb="3">
        {text('package')}
      </Heading>
      {policy.is_package && (policy.coverages ?? []).length > 0 && <PolicyCoverageRows policy={policy} />}
      {children.length === 0 ? (
        <Text color="ink2">{text('package_empty')}</Text>
      ) : (
        <ul>
          {children.map((child) => {
            const monthly = calculateMonthlyPremium(child)
            return (
              <chakra.li key={child.id} css={packagePolicyCss}>
                <Flex wrap="wrap" justify="space-between" gap="0 16px" mb="2">
                  <Heading level={4} textStyle="subsection" overflowWrap="anywhere" lang="nl">
                    {child.name}
                  </Heading>
                  {monthly !== null && (
                    <Text fontVariantNumeric="tabular-nums">
                      {text('package_part_monthly', { amount: formatEuro(monthly, language) })}
                    </Text>
                  )}
                </Flex>
                <Text color="ink2" textStyle="meta" mb="2">
                  {formatInsurerAndPolicyNumber(child, text)}
                </Text>
                <PolicyCoverageRows policy={child} />
              </chakra.li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
