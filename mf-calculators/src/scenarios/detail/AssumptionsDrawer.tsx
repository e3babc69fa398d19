import type { AdviceTrace } from '@portal/contract/advice-trace'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Card, chakra, FactRow, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useDeductionWords } from '../../shared/use-deduction-words.ts'
import { useText } from '../../texts.ts'

/** What all calculations start from (SCEN-22 … SCEN-29). */
const assumptions = [
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

/** The most a month that benefits are a share of, where a trace names it; in euro. */
const highestWage = (trace: AdviceTrace | null): number | null =>
  trace?.steps
    .flatMap(({ rule, inputs }) => (rule === 'month_wage' ? inputs : []))
    .find(({ term }) => term === 'maximum_wage')?.value ?? null

export interface Props {
  open: boolean
  /** Every step behind the answer, of which the highest wage that benefits count is told. */
  trace: AdviceTrace | null
  /** Running mortgages in the calculation. */
  mortgages: readonly Mortgage[]
  onClose: () => void
}

/** The principles of the calculation (SCEN-21). */
export default function AssumptionsDrawer({ open, trace, mortgages, onClose }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const most = highestWage(trace)
  const startAssumed = useDeductionWords()(mortgages)
  const why = (one: (typeof assumptions)[number]): string | null => {
    if (one === 'deduction_start') return startAssumed
    return one === 'unemployment' && most !== null
      ? `${text('assumption_unemployment_why')} ${text('assumption_most_wage', { amount: formatWholeEuro(most, language) })}`
      : text(`assumption_${one}_why`)
  }
  return (
    <Drawer open={open} onClose={onClose} width={640} title={text('assumptions')}>
      <Card>
        <chakra.dl>
          {assumptions.map((one) => {
            const about = why(one)
            return (
              about && (
                <FactRow key={one} term={text(`assumption_${one}`)} about={about}>
                  {text(`assumption_${one}_is`)}
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
