import type { CalculationStep } from '@portal/contract/advice-trace'
import { Box, chakra, Icon } from '@portal/ui'
import { useText } from './calculation-trace-texts.ts'
import { useCalculationTraceTexts } from './use-calculation-trace-texts.ts'

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
