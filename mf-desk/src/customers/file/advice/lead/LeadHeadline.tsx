import type { DeskLead } from '@portal/contract/desk/desk-lead'
import type { Id } from '@portal/contract/wire'
import { useCalculationTraceTexts } from '@portal/remote-kit/trace'
import { Flex, Link, Text } from '@portal/ui'
import { getAdvicePath } from '../../../../shared/desk-paths.ts'
import { useText } from '../../../../texts.ts'
import { VerdictBadge } from '../VerdictBadge.tsx'

/** Main result of the calculation that a request for advice is about, on one line, with a link to the full advice. */
export function LeadHeadline({ customer, lead: { advice } }: { customer: Id; lead: DeskLead }) {
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
