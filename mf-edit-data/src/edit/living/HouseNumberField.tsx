import { parseHouseNumber } from '@portal/domain/format/clean-typing'
import { TextField, useFormContext } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import type { HomeFormValues } from './home-form-values.ts'

/** House number field. On blur, text after the number moves to the addition, if the addition is empty. */
export function HouseNumberField() {
  const text = useText()
  const { getValues, setValue } = useFormContext<HomeFormValues>()
  const splitHouseNumber = () => {
    const [typed, addition] = getValues(['house_number', 'house_number_addition'])
    const read = parseHouseNumber(typed)
    if (!read || (read.addition && addition && addition !== read.addition)) return
    setValue('house_number', read.number)
    if (read.addition) setValue('house_number_addition', read.addition)
  }
  return (
    <TextField
      name="house_number"
      label={text('house_number')}
      onBlur={splitHouseNumber}
      input={{ autoComplete: 'off', maxLength: 20, fontVariantNumeric: 'tabular-nums' }}
    />
  )
}
