import { today } from '@portal/contract/clock'
import type { Policy } from '@portal/contract/policy'
import { AdviserRow } from '@portal/remote-kit/adviser-row'
import { Dutch } from '@portal/remote-kit/dutch'
import { useLast } from '@portal/remote-kit/layer'
import { Letterhead } from '@portal/remote-kit/letterhead'
import { Badge, Button, Card, Flex, Heading, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { Facts } from '../../shared/Facts.tsx'
import { Status } from '../../shared/Status.tsx'
import { useText } from '../../texts.ts'
import { InsurerLinks } from '../InsurerLinks.tsx'
import { aboutOf } from '../policy.ts'
import { Coverages } from './Coverages.tsx'
import { Dates } from './Dates.tsx'
import { PackageParts } from './PackageParts.tsx'
import { Premium } from './Premium.tsx'
import { useFacts } from './use-facts.ts'

export interface Props {
  policy: Policy | null
  onClose: () => void
}

/** All details of a policy (POLICY-02). */
export default function PolicyDrawer({ policy, onClose }: Props) {
  const shown = useLast(policy)
  return shown && <Opened key={shown.id} policy={shown} open={policy !== null} onClose={onClose} />
}

function Opened({ policy, open, onClose }: { policy: Policy; open: boolean; onClose: () => void }) {
  const text = useText()
  const facts = useFacts(policy)
  const descriptions = (policy.descriptions ?? []).map(({ label, value }) => ({
    term: label,
    dutch: true,
    value: value ? <Dutch>{value}</Dutch> : text('unknown'),
  }))
  const aside = (
    <Flex wrap="wrap" align="center" gap="3">
      {policy.status && (
        <Badge {...(policy.active ? { status: 'good' as const } : {})}>
          <Status stated={policy.status} />
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
      about={aboutOf(policy, text)}
      aside={aside}
      onPaper={<Letterhead day={today()} />}
    >
      <Premium policy={policy} />
      {policy.is_package || policy.children?.length ? <PackageParts policy={policy} /> : null}
      {!policy.is_package && <Coverages policy={policy} />}
      <Dates policy={policy} open={open} />
      <Facts title={text('policy_descriptions')} facts={descriptions} />
      <Facts title={text('policy_facts')} facts={facts} />
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
        question={text('adviser_question')}
        subject={[policy.name, policy.contract_number].filter(Boolean).join(' · ')}
      />
    </Drawer>
  )
}
