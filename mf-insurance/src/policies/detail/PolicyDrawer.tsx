import { AdviserRow } from '@portal/blocks/adviser-row'
import { PrintLetterhead } from '@portal/blocks/letterhead'
import type { Policy } from '@portal/contract/policy'
import { formatEuro } from '@portal/domain/format/format-money'
import { calculateMonthlyPremium, type SinglePolicy } from '@portal/domain/policy'
import { useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { getToday } from '@portal/time/clock'
import { AmountWithUnit, Badge, Button, Card, Flex, Heading, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { StatusLabel } from '../../shared/StatusLabel.tsx'
import { useText } from '../../texts.ts'
import { InsurerLinks } from '../InsurerLinks.tsx'
import { formatInsurerAndPolicyNumber } from '../policy-number.ts'
import { PackagePolicies } from './PackagePolicies.tsx'
import { PolicyCoverages } from './PolicyCoverages.tsx'
import { PolicyDates } from './PolicyDates.tsx'

/** Returns the known numbers and terms of a policy. */
function usePolicyFacts(policy: SinglePolicy): Fact[] {
  const text = useText()
  const { agency, contract_number, package_number, tracking_number, claim_free_years, duration } = policy
  const all: Record<string, string | null> = {
    [text('fact_insurer')]: agency,
    [text('fact_contract_number')]: contract_number,
    [text('fact_package_number')]: package_number,
    [text('fact_tracking_number')]: tracking_number,
    [text('fact_claim_free')]: claim_free_years === null ? null : text('years', { count: claim_free_years }),
    [text('fact_duration')]: duration ? text('years', { count: duration }) : null,
  }
  return Object.entries(all).flatMap(([term, value]) => (value ? { term, value } : []))
}

/** Monthly premium and payment method (POLICY-07). */
function PolicyPremium({ policy }: { policy: Policy }) {
  const { language } = useLanguage()
  const text = useText()
  const monthly = calculateMonthlyPremium(policy)
  const months = policy.payment_term ?? 1
  return (
    <Card>
      <Text color="ink2">{text('policy_monthly')}</Text>
      {monthly === null ? (
        <Text>{text('policy_no_premium')}</Text>
      ) : (
        <AmountWithUnit amount={formatEuro(monthly, language)} />
      )}
      {policy.total_term_amount !== null && months > 1 && (
        <Text color="ink2">
          {text('policy_term', { amount: formatEuro(policy.total_term_amount, language), months })}
        </Text>
      )}
    </Card>
  )
}

export interface PolicyDrawerProps {
  policy: Policy | null
  onClose: () => void
}

export default function PolicyDrawer({ policy, onClose }: PolicyDrawerProps) {
  const shown = useLastNonNull(policy)
  return shown && <OpenPolicyDrawer key={shown.id} policy={shown} open={policy !== null} onClose={onClose} />
}

function OpenPolicyDrawer({ policy, open, onClose }: { policy: Policy; open: boolean; onClose: () => void }) {
  const text = useText()
  const facts = usePolicyFacts(policy)
  const descriptions = (policy.descriptions ?? []).map(({ label, value }) => ({
    term: label,
    dutch: true,
    value: value ? <DutchText>{value}</DutchText> : text('unknown'),
  }))
  const aside = (
    <Flex wrap="wrap" align="center" gap="3">
      {policy.status && (
        <Badge {...(policy.active ? { status: 'good' as const } : {})}>
          <StatusLabel stated={policy.status} />
        </Badge>
      )}
      <Button kind="secondary" small icon="print" onClick={() => window.print()}>
        {text('print')}
      </Button>
    </Flex>
  )
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={720}
      title={policy.name}
      titleLang="nl"
      about={formatInsurerAndPolicyNumber(policy, text)}
      aside={aside}
      onPaper={<PrintLetterhead day={getToday()} />}
    >
      <PolicyPremium policy={policy} />
      {policy.is_package || policy.children?.length ? <PackagePolicies policy={policy} /> : null}
      {!policy.is_package && <PolicyCoverages policy={policy} />}
      <PolicyDates policy={policy} open={open} />
      <FactList title={text('policy_descriptions')} facts={descriptions} />
      <FactList title={text('policy_facts')} facts={facts} />
      <Card _print={{ display: 'none' }}>
        <Heading level={3}>
          {policy.agency ? text('insurer_of_policy', { name: policy.agency }) : text('insurer_title')}
        </Heading>
        <Text color="ink2" mb="1">
          {text('insurer_hint')}
        </Text>
        <InsurerLinks agency={policy.agency} />
      </Card>
      <AdviserRow
        question={text('policy_question')}
        subject={[policy.name, policy.contract_number].filter(Boolean).join(' · ')}
      />
    </Drawer>
  )
}
