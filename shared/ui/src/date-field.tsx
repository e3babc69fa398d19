import { formatNumericDate } from '@portal/domain/format/date'
import { hasDateFormat, maxDateYear, minDateYear, parseDate } from '@portal/domain/format/parse-date'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { IconButton } from './button/IconButton.tsx'
import { Field, type FieldProps } from './form/Field.tsx'
import { chakra } from './system/styled.tsx'
import { useUiText } from './ui-texts/ui-texts.ts'

interface DateFieldProps extends FieldProps {
  /** Message for a text that is not a date, or for a date out of range; it replaces the schema's. */
  invalid?: string
  /** First and last allowed year, by default 1900 and 2080 (INPUT-07). `parseDate` in a schema needs the same. */
  years?: { first?: number; last?: number }
  input?: ComponentProps<'input'>
}

/** Years for parsing the current value. A value out of range is still shown as a date. */
const unlimitedYears = { first: 0, last: 9999 }

const CalendarButton = chakra('span', {
  position: 'relative',
  flex: 'none',
  mr: '0.5',
  '& > input': { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' },
})

/**
 * A date that is typed, or picked in the browser's calendar. The form's value is 'YYYY-MM-DD', or the typed text while
 * that is not a date. The native input is created on demand, because it is slow to render. Ark's date picker would add
 * 44.5 kB (brotli) to the 14 of this field.
 */
export function DateField({ name, invalid, years, input, ...props }: DateFieldProps) {
  const uiText = useUiText()
  const calendar = useRef<HTMLInputElement>(null)
  const [picking, setPicking] = useState(false)
  const findDateError = (typed: string) =>
    hasDateFormat(typed) && parseDate(typed, unlimitedYears) === null ? uiText('date_nonexistent') : invalid
  const isValidDateText = (typed: string) => !typed || parseDate(typed, years) !== null
  const { field } = useController({
    name,
    rules: {
      ...(invalid && { validate: (typed: string) => isValidDateText(typed) || findDateError(typed) }),
    },
  })
  const value: string = field.value ?? ''
  const pickDate = () => {
    flushSync(() => setPicking(true))
    calendar.current?.showPicker()
  }
  /**
   * Does not report an unchanged value as input, because that would clear an error that another part of the form has
   * set.
   */
  const convertTypedDate = () => {
    const date = parseDate(value, unlimitedYears) ?? value
    if (date !== value) field.onChange(date)
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
            placeholder={uiText('date_placeholder')}
            data-figures=""
            value={formatNumericDate(value) ?? value}
            onChange={(event) => field.onChange(event.target.value)}
            onBlur={() => {
              convertTypedDate()
              field.onBlur()
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') convertTypedDate()
            }}
            {...input}
          />
          <CalendarButton>
            {picking && (
              <input
                ref={calendar}
                type="date"
                tabIndex={-1}
                aria-hidden="true"
                min={`${years?.first ?? minDateYear}-01-01`}
                max={`${years?.last ?? maxDateYear}-12-31`}
                value={parseDate(value, years) ?? ''}
                onChange={(event) => field.onChange(event.target.value)}
              />
            )}
            <IconButton icon="calendar" label={uiText('open_calendar')} onClick={pickDate} />
          </CalendarButton>
        </div>
      )}
    </Field>
  )
}
