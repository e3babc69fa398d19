import type { BookableTime } from '@portal/contract/appointment'
import type { useForm } from '@portal/ui/form'
import { useEffect } from 'react'
import { useText } from '../../texts.ts'
import { type BookingChoices, formatInterval, getChosenTime } from './booking.ts'

/**
 * Clears the chosen time of a field and shows a field error if that time is no longer free, because another person or
 * tab booked the time. `times` is undefined while loading.
 */
export function useClearUnavailableTime(
  form: ReturnType<typeof useForm<BookingChoices>>,
  name: 'moment' | 'time',
  times: readonly BookableTime[] | undefined,
): void {
  const text = useText()
  const held = form.watch(name)
  const isGone =
    getChosenTime({ moment: held, time: '' }) !== null &&
    times?.every((time) => formatInterval(time) !== held) === true
  useEffect(() => {
    if (!isGone) return
    form.setValue(name, '')
    form.setError(name, { type: 'taken', message: text('appointment_taken') })
  }, [isGone, form, name, text])
}
