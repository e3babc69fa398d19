import type { CalculationTrace } from '@portal/contract/advice-trace'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Card, chakra, FactRow, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useFormatDeductionAssumption } from '../../shared/use-format-deduction-assumption.ts'
import { useText } from '../../texts.ts'

/** Common assumptions of all calculations (SCEN-22 … SCEN-29). */
const assumptionNames = [
  'test_rate',
  'repayment',
  'deduction',
  'deduction_start',
  'partners',
  'unemployment',
  'incapacity',
  'interest_only',
  'pension',
  'label',
] as const

type TraceStep = CalculationTrace['steps'][number]

/** Returns the value of an input of a rule in the calculation trace; null if the trace does not contain that input. */
const findTraceValue = (
  trace: CalculationTrace | null,
  rule: TraceStep['rule'],
  term: TraceStep['inputs'][number]['term'],
): number | null =>
  trace?.steps.flatMap((step) => (step.rule === rule ? step.inputs : [])).find((input) => input.term === term)
    ?.value ?? null

export interface AssumptionsDrawerProps {
  open: boolean
  /** Calculation steps of the result, with the norm figures that the calculation used; null if unknown. */
  trace: CalculationTrace | null
  /** Running mortgages in the calculation. */
  mortgages: readonly Mortgage[]
  onClose: () => void
}

/** Drawer with the assumptions of the calculation (SCEN-21). */
export default function AssumptionsDrawer({ open, trace, mortgages, onClose }: AssumptionsDrawerProps) {
  const text = useText()
  const { language } = useLanguage()
  const most = findTraceValue(trace, 'month_wage', 'maximum_wage')
  /** Test rate that the calculation used, in percent. */
  const testRate = findTraceValue(trace, 'test_rate', 'percent')
  const startAssumed = useFormatDeductionAssumption()(mortgages)
  const why = (one: (typeof assumptionNames)[number]): string | null => {
    if (one === 'deduction_start') return startAssumed
    return one === 'unemployment' && most !== null
      ? `${text('assumption_unemployment_why')} ${text('assumption_most_wage', { amount: formatWholeEuro(most, language) })}`
      : text(`assumption_${one}_why`)
  }
  return (
    <Drawer open={open} onClose={onClose} width={640} title={text('assumptions')}>
      <Card>
        <chakra.dl>
          {assumptionNames.map((one) => {
            const about = why(one)
            return (
              about && (
                <FactRow key={one} term={text(`assumption_${one}`)} about={about}>
                  {one === 'test_rate' && testRate !== null
                    ? formatPercent(testRate, language)
                    : text(`assumption_${one}_is`)}
                </FactRow>
              )
            )
          })}
        </chakra.dl>
      </Card>
      <Text textStyle="meta" color="ink2">
        {text('trace_note')}
      </Text>
    </Drawer>
  )
}
