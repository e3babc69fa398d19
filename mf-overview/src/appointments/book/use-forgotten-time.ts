import type { BookableTime } from '@portal/contract/appointment'
import type { useForm } from '@portal/ui/form'
import { useEffect } from 'react'
import { useText } from '../../texts.ts'
import type { Booking } from './booking.ts'

/**
 * Takes the chosen time back, and says so, once it is no longer among those that are free: somebody else has it, or the
 * customer in another tab. `times` is undefined until they are known.
 */
export function useForgottenTime(
  form: ReturnType<typeof useForm<Booking>>,
  times: readonly BookableTime[] | undefined,
): void {
  const text = useText()
  const time = form.watch('time')
  const isGone = time !== '' && times?.every(({ time_start }) => time_start !== time) === true
  useEffect(() => {
    if (!isGone) return
    form.setValue('time', '')
    form.setError('time', { type: 'taken', message: text('appointment_taken') })
  }, [isGone, form, text])
}
