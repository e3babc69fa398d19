import type { DeskLead } from '@portal/contract/desk/lead'
import type { Id } from '@portal/contract/wire'
import { Dutch } from '@portal/remote-kit/dutch'
import { Card, Flex, Section, Stack, Text } from '@portal/ui'
import { useCanEdit } from '../../../../shared/use-can-edit.ts'
import { useLeadName } from '../../../../shared/use-lead-name.ts'
import { useMoment } from '../../../../shared/use-moment.ts'
import { Headline } from './Headline.tsx'
import { LeadBadge } from './LeadBadge.tsx'
import { LeadButtons } from './LeadButtons.tsx'
import { LeadSteps } from './LeadSteps.tsx'

interface Props {
  customer: Id
  lead: DeskLead
  onUpdate: () => void
}

/** A request for advice: subject, shown results, message and history. */
export function LeadCard({ customer, lead, onUpdate }: Props) {
  const moment = useMoment()
  const nameOf = useLeadName()
  const may = useCanEdit()
  return (
    <Card>
      <Section
        title={nameOf(lead)}
        aside={
          <Flex gap="3" wrap="wrap" align="center">
            <Text as="span" textStyle="meta" color="ink2">
              {moment(lead.at)}
            </Text>
            <LeadBadge lead={lead} />
          </Flex>
        }
      >
        <Stack gap="4">
          <Headline customer={customer} lead={lead} />
          <Text whiteSpace="pre-line" color="ink2">
            <Dutch>{lead.text}</Dutch>
          </Text>
          <LeadSteps steps={lead.steps} />
          {may && lead.status !== 'done' && <LeadButtons lead={lead} onUpdate={onUpdate} />}
        </Stack>
      </Section>
    </Card>
  )
}
