import type { Policy } from '@portal/contract/policy'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { calculateMonthlyPremium } from '@portal/domain/policy'
import { useLanguage } from '@portal/remote-kit'
import { getPrefetchProps } from '@portal/remote-kit/layer'
import { Badge, Box, ButtonLink, Card, DefinitionList, Heading, Text } from '@portal/ui'
import { getPolicyPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { PolicyOverlay } from './PolicyOverlay.tsx'
import { formatInsurerAndPolicyNumber } from './policy-number.ts'

/** Browsers skip the layout of cards outside the viewport, so that hundreds of cards stay fast. */
const policyCardCss = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 228px',
}

interface PolicyCardProps {
  policy: Policy
  animationIndex: number
}

export function PolicyCard({ policy, animationIndex }: PolicyCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const monthly = calculateMonthlyPremium(policy)
  const parts = policy.children?.length ?? 0
  const until = policy.contract_expiration_date ?? policy.expiration_date
  return (
    <Card as="li" animationIndex={animationIndex} css={policyCardCss}>
      <div>
        <Heading level={3} overflowWrap="anywhere" lang="nl">
          {policy.name}
        </Heading>
        <Text color="ink2" overflowWrap="anywhere">
          {formatInsurerAndPolicyNumber(policy, text)}
        </Text>
        {policy.is_package && (
          <Box mt="2">
            <Badge icon="folder">
              {parts > 0 ? text('package_parts', { count: parts }) : text('package_plain')}
            </Badge>
          </Box>
        )}
      </div>
      <DefinitionList
        entries={[
          {
            term: text('policy_monthly'),
            value: monthly === null ? text('unknown') : formatEuro(monthly, language),
          },
          { term: text('policy_until'), value: formatShortDate(until, language) ?? text('unknown') },
        ]}
      />
      <ButtonLink
        small
        href={getPolicyPath(policy.id)}
        aria-label={text('policy_open_label', { name: policy.name })}
        alignSelf="start"
        mt="auto"
        {...getPrefetchProps(PolicyOverlay)}
      >
        {text('policy_open')}
      </ButtonLink>
    </Card>
  )
}
