import type { DeskLead } from '@portal/contract/desk/desk-lead'
import type { Id } from '@portal/contract/wire'
import { DutchText } from '@portal/remote-kit/dutch'
import { Card, Flex, Section, Stack, Text } from '@portal/ui'
import { useCanEdit } from '../../../../shared/use-can-edit.ts'
import { useFormatDateTime } from '../../../../shared/use-format-date-time.ts'
import { useLeadName } from '../../../../shared/use-lead-name.ts'
import { LeadBadge } from './LeadBadge.tsx'
import { LeadButtons } from './LeadButtons.tsx'
import { LeadHeadline } from './LeadHeadline.tsx'
import { LeadSteps } from './LeadSteps.tsx'

interface LeadCardProps {
  customer: Id
  lead: DeskLead
  onUpdate: () => void
}

export function LeadCard({ customer, lead, onUpdate }: LeadCardProps) {
  const formatDateTime = useFormatDateTime()
  const getLeadName = useLeadName()
  const may = useCanEdit()
  return (
    <Card>
      <Section
        title={getLeadName(lead)}
        aside={
          <Flex gap="3" wrap="wrap" align="center">
            <Text as="span" textStyle="meta" color="ink2">
              {formatDateTime(lead.at)}
            </Text>
            <LeadBadge lead={lead} />
          </Flex>
        }
      >
        <Stack gap="4">
          <LeadHeadline customer={customer} lead={lead} />
          <Text whiteSpace="pre-line" color="ink2">
            <DutchText>{lead.text}</DutchText>
          </Text>
          <LeadSteps steps={lead.steps} />
          {may && lead.status !== 'done' && <LeadButtons lead={lead} onUpdate={onUpdate} />}
        </Stack>
      </Section>
    </Card>
  )
}
