import type { Mortgage } from '@portal/contract/mortgage'
import { Text } from '@portal/ui'
import { useDeductionWords } from '../shared/use-deduction-words.ts'

/** Says since when the interest of the running loan is assumed to be deducted, where the file does not tell. */
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
