import type { LeadStep } from '@portal/contract/desk/desk-lead'
import { DutchText } from '@portal/remote-kit/dutch'
import { staffRowCss } from '@portal/remote-kit/staff'
import { Box, chakra, Heading, Text } from '@portal/ui'
import { useFormatDateTime } from '../../../../shared/use-format-date-time.ts'
import { useText } from '../../../../texts.ts'

/** History of a request for advice, with notes for colleagues; renders nothing if there is no history. */
export function LeadSteps({ steps }: { steps: readonly LeadStep[] }) {
  const text = useText()
  const formatDateTime = useFormatDateTime()
  if (steps.length === 0) return null
  const formatStepLabel = ({ status, assignee }: LeadStep) => {
    if (status === 'done') return text('lead_status_done')
    return assignee ? text('lead_taken_by', { name: assignee }) : text('lead_step_new')
  }
  return (
    <Box>
      <Heading level={4} mb="2">
        {text('lead_steps')}
      </Heading>
      <chakra.ol>
        {steps.map((step, index) => (
          <chakra.li key={index} css={staffRowCss}>
            <Text>{formatStepLabel(step)}</Text>
            {step.note && (
              <Text whiteSpace="pre-line">
                <DutchText>{step.note}</DutchText>
              </Text>
            )}
            <Text textStyle="meta" color="ink2">
              {text('lead_step_by', { by: step.by, at: formatDateTime(step.at) })}
            </Text>
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  )
}
