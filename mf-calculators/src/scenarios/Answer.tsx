import { ApiError } from '@portal/contract/error'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Box, Button, Flex, Page } from '@portal/ui'
import { useState } from 'react'
import { Indication } from '../shared/Indication.tsx'
import { NoAnswer } from '../shared/NoAnswer.tsx'
import { NormsEnded } from '../shared/NormsEnded.tsx'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'
import { AdjustedNotice } from './adjust/AdjustedNotice.tsx'
import { type Adjusted, adjust } from './adjust/adjusted.ts'
import { useAdjustedWords } from './adjust/use-adjusted-words.ts'
import type { Counting } from './counted/counting.ts'
import { FirstAnswer } from './FirstAnswer.tsx'
import { type Layer, Layers } from './Layers.tsx'
import { People } from './People.tsx'
import { ScenarioCard } from './ScenarioCard.tsx'
import { ScenariosLoading } from './ScenariosLoading.tsx'
import { SavedSection } from './saved/SavedSection.tsx'
import { linesOf, withCalculation } from './saved/saved.ts'
import { useSaved } from './saved/use-saved.ts'
import { scaleOf } from './scale.ts'
import { resultsOf, scenariosOf } from './scenarios.ts'
import { type ScenarioBody, useScenarios } from './use-scenarios.ts'
import { Warnings } from './Warnings.tsx'
import { WholeAnswer } from './WholeAnswer.tsx'
import { wholeOf } from './whole.ts'

interface Props {
  file: KnownFile
  /** What the file gives, before anything was decided about what counts. */
  asIs: ScenarioBody
  /** What the file gives. */
  ofFile: ScenarioBody
  /** What counts besides, and what the customer decides about it. */
  counting: Pick<Counting, 'extras' | 'decided' | 'onDecide'>
}

/** It comes after the answer, in room that is kept for it. */
const CountedStrip = lazyWithRetry(
  () => import(/* webpackChunkName: "counted-strip" */ './counted/CountedStrip.tsx'),
  { waiting: () => <Box minH={{ base: '320px', md: '170px' }} /> },
)

/** Ways of repaying beside which nothing is saved or invested. */
const repaying = new Set<string>(['annuity', 'linear', 'interest_only'])

/** What the scenarios come to: the answer in one sentence, then every scenario for each person. */
export function Answer({ file, asIs, ofFile, counting }: Props) {
  const text = useText()
  const adjustedWords = useAdjustedWords()
  const [adjusted, setAdjusted] = useState<Adjusted | null>(null)
  const { saved, kept, change } = useSaved()
  const body = adjust(ofFile, adjusted)
  const asked = useScenarios(body)
  const [layer, setLayer] = useState<Layer | null>(null)
  const { customer } = file
  const partner = body.partner ? file.family.partner : null
  const names = {
    applicant: customer.first_name ?? customer.full_name,
    partner: partner?.first_name ?? partner?.full_name ?? '',
  }
  if (asked.isPending) return <ScenariosLoading />
  const result = asked.data?.data.result
  if (!result || asked.isError)
    return (
      <Page>
        {adjusted && (
          <AdjustedNotice words={adjustedWords(adjusted, names)} onReset={() => setAdjusted(null)} />
        )}
        <NoAnswer
          parts="no_loan_parts"
          missing={asked.isError ? [] : (asked.data?.meta.errors ?? [])}
          error={asked.error instanceof ApiError ? asked.error : null}
          onRetry={() => void asked.refetch()}
        />
      </Page>
    )
  const scenarios = scenariosOf(result).filter((scenario) => resultsOf(scenario).length > 0)
  const whole = wholeOf(scenarios)
  const drawn = {
    scale: scaleOf(scenarios),
    now: result.move.box1.applicant?.maximum_mortgage.monthly_payments ?? null,
    isRepaid: body.loan_parts.every(({ repayment_type }) => repaying.has(repayment_type)),
  }
  const adviser = customer.advisor?.first_name ?? customer.advisor?.full_name
  return (
    <Page>
      <NormsEnded meta={asked.data?.meta} />
      <WholeAnswer whole={whole}>
        <Button onClick={() => setLayer({ kind: 'request' })}>
          {adviser ? text('discuss_with', { name: adviser }) : text('discuss')}
        </Button>
        <Button kind="quiet" px={{ base: '0', md: '3' }} onClick={() => setLayer({ kind: 'adjust' })}>
          {text('adjust')}
        </Button>
        <Button kind="quiet" px={{ base: '0', md: '3' }} onClick={() => setLayer({ kind: 'assumptions' })}>
          {text('assumptions')}
        </Button>
      </WholeAnswer>
      {adjusted && (
        <AdjustedNotice words={adjustedWords(adjusted, names)} onReset={() => setAdjusted(null)} />
      )}
      <FirstAnswer asIs={asIs} body={body} />
      <Warnings warnings={asked.data?.meta.warnings ?? []} />
      <Indication adviser={customer.advisor} subject={text('tool_scenarios')} />
      <CountedStrip
        {...counting}
        file={file}
        names={names}
        norms={asked.data?.meta.norms?.lending_from ?? null}
      />
      <div>
        <People customer={customer} partner={partner} />
        <Flex direction="column" gap={{ base: '4', md: '5' }}>
          {scenarios.map((scenario, place) => (
            <ScenarioCard
              key={scenario.key}
              scenario={scenario}
              names={names}
              together={partner !== null}
              drawn={drawn}
              onOpen={(of) => setLayer({ kind: 'case', of })}
              appear={place}
            />
          ))}
        </Flex>
      </div>
      {saved && (
        <Flex>
          <Button kind="secondary" onClick={() => setLayer({ kind: 'save' })}>
            {text('save')}
          </Button>
        </Flex>
      )}
      {saved && (
        <SavedSection
          saved={saved}
          names={names}
          kept={kept}
          onRemove={(id) => change(saved.filter((one) => one.id !== id))}
          onSend={(compared) => setLayer({ kind: 'send', compared })}
        />
      )}
      <Layers
        layer={layer}
        customer={customer}
        names={names}
        together={partner !== null}
        ofFile={ofFile}
        body={body}
        adjusted={adjusted}
        trace={result.trace}
        gravest={whole?.care[0] ?? 'retirement'}
        onAdjust={setAdjusted}
        onSave={(name) =>
          change(
            withCalculation(saved ?? [], {
              id: crypto.randomUUID(),
              name,
              date: file.today,
              adjusted,
              answer: whole?.answer ?? 'hardly',
              lines: linesOf(scenarios),
            }),
          )
        }
        onChange={setLayer}
      />
    </Page>
  )
}
