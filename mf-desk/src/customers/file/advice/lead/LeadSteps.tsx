import type { LeadStep } from '@portal/contract/desk/lead'
import { Dutch } from '@portal/remote-kit/dutch'
import { row } from '@portal/remote-kit/staff'
import { Box, chakra, Heading, Text } from '@portal/ui'
import { useMoment } from '../../../../shared/use-moment.ts'
import { useText } from '../../../../texts.ts'

/** History of a request for advice, with notes for colleagues; nothing if it is empty. */
export function LeadSteps({ steps }: { steps: readonly LeadStep[] }) {
  const text = useText()
  const moment = useMoment()
  if (steps.length === 0) return null
  const labelOf = ({ status, assignee }: LeadStep) => {
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
          <chakra.li key={index} css={row}>
            <Text>{labelOf(step)}</Text>
            {step.note && (
              <Text whiteSpace="pre-line">
                <Dutch>{step.note}</Dutch>
              </Text>
            )}
            <Text textStyle="meta" color="ink2">
              {text('lead_step_by', { by: step.by, at: moment(step.at) })}
            </Text>
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  )
}
