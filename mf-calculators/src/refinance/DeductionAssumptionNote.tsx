import type { Mortgage } from '@portal/contract/mortgage'
import { Text } from '@portal/ui'
import { useFormatDeductionAssumption } from '../shared/use-format-deduction-assumption.ts'

/** Notes the assumed start of the interest deduction, if the file does not contain it. */
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
