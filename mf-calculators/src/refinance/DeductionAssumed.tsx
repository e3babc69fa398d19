import type { Mortgage } from '@portal/contract/mortgage'
import { Text } from '@portal/ui'
import { useDeductionWords } from '../shared/use-deduction-words.ts'

/** Notes the assumed start of the interest deduction, if the file does not contain it. */
export function DeductionAssumed({ mortgage }: { mortgage: Mortgage }) {
  const words = useDeductionWords()([mortgage])
  return (
    words && (
      <Text textStyle="meta" color="ink2">
        {words}
      </Text>
    )
  )
}
