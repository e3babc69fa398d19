import { useLanguage } from '@portal/remote-kit'
import { Flex, Link, PageSummary, Text } from '@portal/ui'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { Message, useText } from '../texts.ts'
import type { ScenarioKey } from './list-scenarios.ts'
import { countScenarios, type OverallVerdict } from './overall-verdict.ts'
import { useFormatVerdict } from './use-scenario-texts.ts'

interface OverallVerdictSentenceProps {
  whole: OverallVerdict | null
  /** Buttons below the sentence. */
  children: ReactNode
}

function scrollToScenario(event: MouseEvent, key: ScenarioKey) {
  event.preventDefault()
  const card = document.getElementById(`scenario-${key}`)
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}

/** The overall verdict in one sentence: the scenarios that go well, and those that need attention. */
export function OverallVerdictSentence({ whole, children }: OverallVerdictSentenceProps) {
  const text = useText()
  const formatVerdict = useFormatVerdict()
  const { language } = useLanguage()
  if (!whole) return null
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const getScenarioName = (key: ScenarioKey) => text(`scenario_${key}_in`)
  const links = list.formatToParts(whole.needingAttention).map((part) =>
    part.type === 'literal' ? (
      part.value
    ) : (
      <Fragment key={part.value}>
        <Link
          href={`#scenario-${part.value}`}
          onClick={(event) => scrollToScenario(event, part.value as ScenarioKey)}
        >
          {getScenarioName(part.value as ScenarioKey)}
        </Link>
      </Fragment>
    ),
  )
  return (
    <PageSummary>
      <Text textStyle="section" fontWeight={400}>
        <b>{formatVerdict(countScenarios(whole))}</b>{' '}
        {whole.livable.length > 0 && whole.needingAttention.length > 0 && (
          <>{text('whole_good', { list: list.format(whole.livable.map(getScenarioName)) })} </>
        )}
        {whole.needingAttention.length > 0 ? (
          <Message id="whole_care" values={{ list: links }} />
        ) : (
          text('whole_nothing')
        )}
      </Text>
      <Flex gap={{ base: '0 20px', md: '2' }} wrap="wrap" mt="2" align="center">
        {children}
      </Flex>
    </PageSummary>
  )
}
