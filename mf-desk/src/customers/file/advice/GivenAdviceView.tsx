import { type GivenAdvice, getGivenAdvice } from '@portal/contract/desk/advice'
import { formatShortDate } from '@portal/domain/format/date'
import { QueryView, useCurrent, useLanguage } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import type { Traced } from '@portal/remote-kit/trace'
import { ErrorPanel, Flex, Heading, Link, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { customerPath } from '../../../shared/paths.ts'
import { cardsSkeleton } from '../../../shared/skeleton.ts'
import { useLeadName } from '../../../shared/use-lead-name.ts'
import { useTenantCode } from '../../../shared/use-tenant-code.ts'
import { useText } from '../../../texts.ts'
import { AdviceInput } from './given/AdviceInput.tsx'
import { LeadBadge } from './lead/LeadBadge.tsx'
import { Norms } from './Norms.tsx'
import { Outcomes } from './outcomes/Outcomes.tsx'
import { Replay } from './replay/Replay.tsx'
import { TraceLayer } from './TraceLayer.tsx'

interface Props {
  id: string
  /** Number of the customer whose file is open. */
  customer: string
}

/** A given advice: results, input, and whether a recalculation gives the same result. */
export function GivenAdviceView({ id, customer }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const advice = useCurrent(getGivenAdvice, { params: { tenant, id } })
  const isGone = advice.error?.status === 404
  return (
    <Stack gap="5">
      <Link href={customerPath(customer, 'advice')}>{text('advice_back')}</Link>
      {isGone ? (
        <ErrorPanel title={text('advice_gone')} onRetry={() => void advice.refetch()} />
      ) : (
        <QueryView
          read={advice}
          waiting={<ScreenSkeleton of={cardsSkeleton} />}
          error={[text('advice_one_error')]}
        >
          {({ data }) => <Shown advice={data} />}
        </QueryView>
      )}
    </Stack>
  )
}

function Shown({ advice }: { advice: GivenAdvice }) {
  const text = useText()
  const { language } = useLanguage()
  const nameOf = useLeadName()
  const [traced, setTraced] = useState<Traced | null>(null)
  const { lead, day, outcomes } = advice
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        <Heading level={3}>{nameOf(lead)}</Heading>
        <LeadBadge lead={lead} />
        <Text color="ink2">{text('advice_given_on', { day: formatShortDate(day, language) ?? day })}</Text>
      </Flex>
      <Outcomes advice={advice} onTrace={setTraced} />
      {outcomes.length > 0 && <Replay id={advice.id} />}
      <AdviceInput input={advice.input} />
      <Norms editions={advice.editions} />
      <TraceLayer trace={advice.trace} traced={traced} onClose={() => setTraced(null)} />
    </>
  )
}
