import type { AppointmentType } from '@portal/contract/appointment'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'

/** Returns a formatter of an appointment type's duration and price. */
export function useFormatDurationAndPrice(): (type: Pick<AppointmentType, 'duration' | 'price'>) => string {
  const text = useText()
  const { language } = useLanguage()
  return ({ duration, price }) =>
    [
      duration && text('appointment_minutes', { minutes: duration }),
      price !== null && (price > 0 ? formatEuro(price, language) : text('appointment_free')),
    ]
      .filter(Boolean)
      .join(' · ')
}
