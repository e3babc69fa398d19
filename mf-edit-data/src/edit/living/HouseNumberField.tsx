import { houseNumberOf } from '@portal/domain/format/typing'
import { TextField, useFormContext } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import type { LivingValues } from './values.ts'

/** A house number; leaving the field moves what follows the number to the addition, if that is empty. */
export function HouseNumberField() {
  const text = useText()
  const { getValues, setValue } = useFormContext<LivingValues>()
  const divide = () => {
    const [typed, addition] = getValues(['house_number', 'house_number_addition'])
    const read = houseNumberOf(typed)
    if (!read || (read.addition && addition && addition !== read.addition)) return
    setValue('house_number', read.number)
    if (read.addition) setValue('house_number_addition', read.addition)
  }
  return (
    <TextField
      name="house_number"
      label={text('house_number')}
      onBlur={divide}
      input={{ autoComplete: 'off', maxLength: 20, fontVariantNumeric: 'tabular-nums' }}
    />
  )
}
