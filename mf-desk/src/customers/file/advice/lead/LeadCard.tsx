import { useCalculationTraceTexts } from '@portal/blocks/trace'
import { addLeadStep, type DeskLead } from '@portal/contract/desk/desk-lead'
import type { Id } from '@portal/contract/wire'
import { DutchText } from '@portal/remote-kit/dutch'
import { Button, Card, Flex, Link, Section, Stack, Text } from '@portal/ui'
import { ActionButton } from '../../../../shared/ActionButton.tsx'
import { getAdvicePath } from '../../../../shared/desk-paths.ts'
import { useCanEdit } from '../../../../shared/use-can-edit.ts'
import { useFormatDateTime } from '../../../../shared/use-format-date-time.ts'
import { useLeadName } from '../../../../shared/use-lead-name.ts'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'
import { LeadBadge } from './LeadBadge.tsx'
import { LeadSteps } from './LeadSteps.tsx'

/** Main result of the calculation that a request for advice is about, on one line, with a link to the full advice. */
function LeadHeadline({ customer, lead: { advice } }: { customer: Id; lead: DeskLead }) {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  if (!advice) return <Text color="ink2">{text('advice_not_kept')}</Text>
  const { id, headline } = advice
  const figure = headline?.figure
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {!headline && <Text color="ink2">{text('advice_nothing')}</Text>}
      {headline && <VerdictBadge verdict={headline.verdict} />}
      {figure && (
        <Text>
          {traceTexts.name(figure.rule, figure.value)}:{' '}
          <Text as="span" fontWeight={600} fontVariantNumeric="tabular-nums">
            {traceTexts.amount(figure.rule, figure.value, figure.unit)}
          </Text>
        </Text>
      )}
      <Link href={getAdvicePath(customer, id)}>{text('advice_open')}</Link>
    </Flex>
  )
}

interface LeadCardProps {
  customer: Id
  lead: DeskLead
  onUpdate: () => void
}

export function LeadCard({ customer, lead, onUpdate }: LeadCardProps) {
  const text = useText()
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
          {may && lead.status !== 'done' && (
            <Flex gap="3" wrap="wrap">
              {lead.status === 'new' && (
                <ActionButton
                  kind="primary"
                  small={false}
                  call={addLeadStep}
                  input={{ params: { id: lead.id }, body: { status: 'taken_up', after: lead.steps.length } }}
                  label={text('lead_take')}
                />
              )}
              <Button kind="secondary" onClick={onUpdate}>
                {text('lead_update')}
              </Button>
            </Flex>
          )}
        </Stack>
      </Section>
    </Card>
  )
}
