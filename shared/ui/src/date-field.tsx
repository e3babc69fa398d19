import { formatNumericDate } from '@portal/domain/format/date'
import { firstYear, isWrittenAsDate, lastYear, parseDate } from '@portal/domain/format/date-entry'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { IconButton } from './button/IconButton.tsx'
import { Field, type FieldProps } from './form/Field.tsx'
import { chakra } from './system/styled.tsx'
import { useUiText } from './ui-texts/ui-texts.ts'

interface Props extends FieldProps {
  /** Message for a text that is no date, or for a date out of range, where the form's schema has none. */
  invalid?: string
  /** Allowed years, inclusive (INPUT-07). */
  years?: { first?: number; last?: number }
  input?: ComponentProps<'input'>
}

/** An existing date is parsed even if it is out of range. */
const anyYear = { first: 0, last: 9999 }

const Calendar = chakra('span', {
  position: 'relative',
  flex: 'none',
  mr: '0.5',
  '& > input': { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' },
})

/**
 * A date, typed or picked in the browser's calendar. The form's value is 'YYYY-MM-DD', or the typed text while it is no
 * date. The native input is created on demand, because it is expensive. Ark's date picker would add 44.5 kB (brotli) to
 * this field's 14.
 */
export function DateField({ name, invalid, years, input, ...props }: Props) {
  const word = useUiText()
  const calendar = useRef<HTMLInputElement>(null)
  const [picking, setPicking] = useState(false)
  const errorOf = (typed: string) =>
    isWrittenAsDate(typed) && parseDate(typed, anyYear) === null ? word('date_nonexistent') : invalid
  const isDate = (typed: string) => !typed || parseDate(typed, years) !== null
  const { field } = useController({
    name,
    rules: {
      ...(invalid && { validate: (typed: string) => isDate(typed) || errorOf(typed) }),
    },
  })
  const value: string = field.value ?? ''
  const pick = () => {
    flushSync(() => setPicking(true))
    calendar.current?.showPicker()
  }
  /** An unchanged value must not count as input, which would clear an error from elsewhere. */
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
