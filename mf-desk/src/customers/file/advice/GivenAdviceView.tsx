import type { ExplainedFigure } from '@portal/blocks/trace'
import { type GivenAdvice, getGivenAdvice } from '@portal/contract/desk/given-advice'
import { formatShortDate } from '@portal/domain/format/date'
import { QueryView, useLanguage } from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Flex, Heading, Link, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { getCustomerPath } from '../../../shared/desk-paths.ts'
import { cardsPlaceholder } from '../../../shared/placeholders.tsx'
import { useDeskData } from '../../../shared/use-desk-data.ts'
import { useLeadName } from '../../../shared/use-lead-name.ts'
import { useText } from '../../../texts.ts'
import { FactsCard } from '../facts/FactsCard.tsx'
import { AdviceInput } from './input/AdviceInput.tsx'
import { LeadBadge } from './lead/LeadBadge.tsx'
import { AdviceOutcomes } from './outcomes/AdviceOutcomes.tsx'
import { AdviceReplay } from './replay/AdviceReplay.tsx'
import { useNormName } from './use-norm-name.ts'

function NormEditions({ editions }: { editions: Readonly<Record<string, string>> }) {
  const text = useText()
  const { language } = useLanguage()
  const getNormName = useNormName()
  return (
    <FactsCard
      title={text('advice_norms')}
      facts={Object.entries(editions).map(([kind, first]) => [
        getNormName(kind),
        text('advice_norm_from', { date: formatShortDate(first, language) ?? first }),
      ])}
    />
  )
}

const FigureExplanationOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "trace" */ './FigureExplanationDrawer.tsx'),
  ({ traced }) => traced !== null,
)

interface GivenAdviceViewProps {
  id: string
  /** Id of the customer whose file is open. */
  customer: string
}

/**
 * Shows an advice that was given to the customer: its results, its input, and whether a recalculation gives the same
 * result.
 */
export function GivenAdviceView({ id, customer }: GivenAdviceViewProps) {
  const text = useText()
  const advice = useDeskData(getGivenAdvice, { params: { id } })
  const isGone = advice.error?.status === 404
  return (
    <Stack gap="5">
      <Link href={getCustomerPath(customer, 'advice')}>{text('advice_back')}</Link>
      <QueryView
        read={isGone ? { ...advice, data: undefined } : advice}
        placeholder={cardsPlaceholder}
        error={[text(isGone ? 'advice_gone' : 'advice_one_error')]}
      >
        {({ data }) => <AdviceContent advice={data} />}
      </QueryView>
    </Stack>
  )
}

function AdviceContent({ advice }: { advice: GivenAdvice }) {
  const text = useText()
  const { language } = useLanguage()
  const getLeadName = useLeadName()
  const [traced, setTraced] = useState<ExplainedFigure | null>(null)
  const { lead, day, outcomes } = advice
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        <Heading level={3}>{getLeadName(lead)}</Heading>
        <LeadBadge lead={lead} />
        <Text color="ink2">{text('advice_given_on', { day: formatShortDate(day, language) ?? day })}</Text>
      </Flex>
      <AdviceOutcomes advice={advice} onExplainFigure={setTraced} />
      {outcomes.length > 0 && <AdviceReplay id={advice.id} />}
      <AdviceInput input={advice.input} />
      <NormEditions editions={advice.editions} />
      <FigureExplanationOverlay trace={advice.trace} traced={traced} onClose={() => setTraced(null)} />
    </>
  )
}
