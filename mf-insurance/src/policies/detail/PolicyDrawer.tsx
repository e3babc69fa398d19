import { getToday } from '@portal/contract/clock'
import type { Policy } from '@portal/contract/policy'
import { AdviserRow } from '@portal/remote-kit/adviser-row'
import { DutchText } from '@portal/remote-kit/dutch'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { PrintLetterhead } from '@portal/remote-kit/letterhead'
import { Badge, Button, Card, Flex, Heading, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { FactList } from '../../shared/FactList.tsx'
import { StatusLabel } from '../../shared/StatusLabel.tsx'
import { useText } from '../../texts.ts'
import { InsurerLinks } from '../InsurerLinks.tsx'
import { formatInsurerAndPolicyNumber } from '../policy-number.ts'
import { PackagePolicies } from './PackagePolicies.tsx'
import { PolicyCoverages } from './PolicyCoverages.tsx'
import { PolicyDates } from './PolicyDates.tsx'
import { PolicyPremium } from './PolicyPremium.tsx'
import { usePolicyFacts } from './use-policy-facts.ts'

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
