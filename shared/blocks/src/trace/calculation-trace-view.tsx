import type { AdviceSource, CalculationStep, CalculationTrace } from '@portal/contract/advice-trace'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { AmountWithUnit, Box, Button, Card, chakra, Heading, Icon, Link, Text } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from './calculation-trace-texts.ts'
import { useCalculationTraceTexts } from './use-calculation-trace-texts.ts'

export interface CalculationTraceLabels {
  title: string
  /**
   * Text for a figure without an explanation: the calculation trace does not contain it, or this version of the portal
   * does not support it.
   */
  unknown: string
  /** Text of the disclaimer; absent for staff. */
  note?: string
}

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

interface CalculationStepInputsProps {
  inputs: CalculationStep['inputs']
  onOpen: (step: number) => void
}

const stepInputRowCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7em,1fr) minmax(0,auto) 24px',
  gap: '2',
  alignItems: 'center',
  w: '100%',
  minH: '48px',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'line',
  textAlign: 'start',
}
const clickableRowCss = { color: 'link', _hover: { bg: 'tint1' } }

/** Lists the inputs of a calculation step. A click on a calculated input opens the input's own step. */
export function CalculationStepInputs({ inputs, onOpen }: CalculationStepInputsProps) {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  const getInputLabel = (index: number) => {
    const { term = '', value = 0 } = inputs[index] ?? {}
    const name = traceTexts.name(term, value) ?? term
    const same = inputs.filter((one) => one.term === term)
    if (same.length === 1) return name
    const number = inputs.slice(0, index + 1).filter((one) => one.term === term).length
    return text('trace_numbered', { term: name, number })
  }
  return (
    <chakra.ul>
      {inputs.map(({ term, value, step }, index) => {
        const content = (
          <>
            <Box as="span" minW="0" overflowWrap="anywhere">
              {getInputLabel(index)}
            </Box>
            <Box as="span" fontWeight={600} fontVariantNumeric="tabular-nums" textAlign="end">
              {traceTexts.amount(term, value, traceTexts.unitOf(term))}
            </Box>
          </>
        )
        return (
          <li key={index}>
            {step === null ? (
              <Box css={stepInputRowCss}>{content}</Box>
            ) : (
              <chakra.button
                type="button"
                css={[stepInputRowCss, clickableRowCss]}
                onClick={() => onOpen(step)}
              >
                {content}
                <Icon name="chevron-right" />
              </chakra.button>
            )}
          </li>
        )
      })}
    </chakra.ul>
  )
}
