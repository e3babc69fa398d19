import type { AdviceSource, CalculationTrace } from '@portal/contract/advice-trace'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { AmountWithUnit, Button, Card, chakra, Heading, Link, Text } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { CalculationStepInputs } from './calculation-step-inputs.tsx'
import type { CalculationTraceLabels } from './calculation-trace-labels.ts'
import { useText } from './calculation-trace-texts.ts'
import { useCalculationTraceTexts } from './use-calculation-trace-texts.ts'

const doubtfulConfidenceLevels = ['secondary', 'uncertain'] as const

function CalculationStepSource({ source }: { source: AdviceSource }) {
  const { title, url } = source
  const doubt = doubtfulConfidenceLevels.find((one) => one === source.confidence)
  const text = useText()
  const { language } = useLanguage()
  const from = formatDate(source.valid_from, language)
  const to = formatDate(source.valid_to, language)
  return (
    <Text textStyle="meta" color="ink2" overflowWrap="anywhere">
      {text('trace_source')}:{' '}
      {url.startsWith('https://') ? (
        <Link href={url} target="_blank" rel="noreferrer" lang="nl">
          {title}
        </Link>
      ) : (
        title
      )}
      {from && `, ${to ? text('trace_valid_between', { from, to }) : text('trace_valid', { date: from })}`}
      {doubt && (
        <Text as="span" display="block" {...(doubt === 'uncertain' && { color: 'ink', fontWeight: 600 })}>
          {text(`trace_${doubt}`)}
        </Text>
      )}
    </Text>
  )
}

interface CalculationTraceViewProps {
  trace: CalculationTrace | null
  /** Number of the initial step. */
  from: number
  labels: CalculationTraceLabels
}

export function CalculationTraceView({ trace, from, labels }: CalculationTraceViewProps) {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  const [trail, setTrail] = useState<readonly number[]>([from])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (trail.length > 1) heading.current?.focus()
  }, [trail])
  const findStep = (id: number | undefined) => trace?.steps.find((step) => step.id === id)
  const step = findStep(trail.at(-1))
  const before = findStep(trail.at(-2))
  const name = step && traceTexts.name(step.rule, step.value)
  if (!step || !name)
    return (
      <Card>
        <Text>{labels.unknown}</Text>
      </Card>
    )
  const source = step.source === null ? undefined : trace?.sources[step.source]
  const [amount = '', ...unit] = traceTexts.amount(step.rule, step.value, step.unit).split(/ (?=\p{L})/u)
  return (
    <>
      {before && (
        <Button
          kind="quiet"
          small
          icon="chevron-left"
          justifySelf="start"
          ml="-3"
          textAlign="start"
          onClick={() => setTrail(trail.slice(0, -1))}
        >
          {text('trace_back', { figure: traceTexts.name(before.rule, before.value) ?? '' })}
        </Button>
      )}
      <Card display="grid" gap="4" gridTemplateColumns="minmax(0,1fr)">
        <div>
          <Heading level={3} ref={heading} tabIndex={-1} mb="1">
            {name}
          </Heading>
          <AmountWithUnit amount={amount} unit={unit.join(' ')} quiet />
        </div>
        <Text>{traceTexts.how(step.rule)}</Text>
        {step.inputs.length > 0 && (
          <chakra.div>
            <Heading level={4} mb="1">
              {text('trace_from')}
            </Heading>
            <CalculationStepInputs inputs={step.inputs} onOpen={(id) => setTrail([...trail, id])} />
          </chakra.div>
        )}
        {source && <CalculationStepSource source={source} />}
      </Card>
      {labels.note && (
        <Text textStyle="meta" color="ink2">
          {labels.note}
        </Text>
      )}
    </>
  )
}
