import { formatNumericDate } from '@portal/domain/format/date'
import { firstYear, lastYear, parseDate } from '@portal/domain/format/date-entry'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RegisterOptions, useController } from 'react-hook-form'
import { IconButton } from './button/IconButton.tsx'
import { Field, type FieldProps } from './form/Field.tsx'
import { fixed } from './system/fixed.ts'
import { useWords } from './words/words.ts'

interface Props extends FieldProps {
  /** What to say when it is not a date, or not within the years. */
  invalid: string
  rules?: Pick<RegisterOptions, 'required'>
  /** Years that may be chosen, both included (INPUT-07). */
  years?: { first?: number; last?: number }
  input?: ComponentProps<'input'>
}

/** What exists is a date, also where the field does not take it. */
const anyYear = { first: 0, last: 9999 }

const Calendar = fixed('span', {
  position: 'relative',
  flex: 'none',
  mr: '0.5',
  '& > input': { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' },
})

/**
 * A date: typed as people write it, or picked in the calendar of the device. The form holds 'YYYY-MM-DD', or what
 * was typed as long as that is no date. The device's calendar is made when it is asked for: it is the dearest part.
 * Ark's date picker would add 44.5 kB (brotli) to this field's 14, for a calendar that each device has.
 */
export function DateField({ name, invalid, rules, years, input, ...props }: Props) {
  const word = useWords()
  const calendar = useRef<HTMLInputElement>(null)
  const [picking, setPicking] = useState(false)
  const { field } = useController({
    name,
    rules: { ...rules, validate: (value: string) => !value || parseDate(value, years) !== null || invalid },
  })
  const value: string = field.value ?? ''
  const pick = () => {
    flushSync(() => setPicking(true))
    calendar.current?.showPicker()
  }
  /** What stays as it is does not count as typed anew: a mistake that is told elsewhere than here would go by that. */
  const leave = () => {
    const date = parseDate(value, anyYear) ?? value
    if (date !== value) field.onChange(date)
    field.onBlur()
  }
  return (
    <Field name={name} {...props}>
      {(control) => (
        <div className="control">
          <input
            {...control}
            ref={field.ref}
            name={name}
            inputMode="numeric"
            placeholder={word('date_placeholder')}
            data-figures=""
            value={formatNumericDate(value) ?? value}
            onChange={(event) => field.onChange(event.target.value)}
            onBlur={leave}
            {...input}
          />
          <Calendar>
            {picking && (
              <input
                ref={calendar}
                type="date"
                tabIndex={-1}
                aria-hidden="true"
                min={`${years?.first ?? firstYear}-01-01`}
                max={`${years?.last ?? lastYear}-12-31`}
                value={parseDate(value, years) ?? ''}
                onChange={(event) => field.onChange(event.target.value)}
              />
            )}
            <IconButton icon="calendar" label={word('open_calendar')} onClick={pick} />
          </Calendar>
        </div>
      )}
    </Field>
  )
}
