import type { Mortgage } from '@portal/contract/mortgage'
import { Text } from '@portal/ui'
import { useFormatDeductionAssumption } from '../shared/use-format-deduction-assumption.ts'

/** Note with the assumed start of the interest deduction, if the customer file does not contain the start. */
export function DeductionAssumptionNote({ mortgage }: { mortgage: Mortgage }) {
  const words = useFormatDeductionAssumption()([mortgage])
  return (
    words && (
      <Text textStyle="meta" color="ink2">
        {words}
      </Text>
    )
  )
}
