import { Card, chakra, FactRow, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useText } from '../../texts.ts'

/** What all calculations start from (SCEN-22 … SCEN-29). */
const assumptions = [
  'test_rate',
  'repayment',
  'deduction',
  'unemployment',
  'incapacity',
  'interest_only',
  'pension',
  'label',
] as const

export interface Props {
  open: boolean
  onClose: () => void
}

/** The principles of the calculation (SCEN-21). */
export default function AssumptionsDrawer({ open, onClose }: Props) {
  const text = useText()
  return (
    <Drawer open={open} onClose={onClose} width={640} title={text('assumptions')}>
      <Card>
        <chakra.dl>
          {assumptions.map((one) => (
            <FactRow key={one} term={text(`assumption_${one}`)} about={text(`assumption_${one}_why`)}>
              {text(`assumption_${one}_is`)}
            </FactRow>
          ))}
        </chakra.dl>
      </Card>
      <Text textStyle="meta" color="ink2">
        {text('trace_note')}
      </Text>
    </Drawer>
  )
}
