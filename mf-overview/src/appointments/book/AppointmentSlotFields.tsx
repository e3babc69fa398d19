import { type AdviserResource, type AppointmentType, getBookableTimes } from '@portal/contract/appointment'
import { useRead } from '@portal/remote-kit'
import { Loading, Skeleton } from '@portal/ui'
import { ChoiceField, type useForm } from '@portal/ui/form'
import { useEffect } from 'react'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'
import { type BookingChoices, formatInterval, otherTimeOption, selectOfferedTimes } from './booking.ts'
import { DayAndTimeFields } from './DayAndTimeFields.tsx'
import { TimeZoneNote } from './TimeZoneNote.tsx'
import { useClearUnavailableTime } from './use-clear-unavailable-time.ts'

interface AppointmentSlotFieldsProps {
  form: ReturnType<typeof useForm<BookingChoices>>
  type: AppointmentType
  resource: AdviserResource
}

/**
 * Fields to choose one of the nearest free times, or another day and time (APPT-02). If the server offers no nearest
 * times, the fields ask for the day at once.
 */
export function AppointmentSlotFields(props: AppointmentSlotFieldsProps) {
  const { form, type, resource } = props
  const text = useText()
  const { dayName, shortDay, clock, dayOfMoment } = useFormatDateTime()
  const nearest = useRead(getBookableTimes, {
    query: { appointment_type_id: type.id, resource_id: resource.id },
  })
  const moment = form.watch('moment')
  useClearUnavailableTime(form, 'moment', nearest.data?.data)
  const offers = selectOfferedTimes(nearest.data?.data ?? [], moment)
  const isOnlyByDay = !nearest.isPending && offers.length === 0
  useEffect(() => {
    if (isOnlyByDay && moment === '') form.setValue('moment', otherTimeOption)
  }, [isOnlyByDay, moment, form])
  if (nearest.isPending)
    return (
      <Loading>
        <Skeleton w="140px" h="24px" mb="2" />
        <Skeleton w="100%" h="180px" rounded="field" />
      </Loading>
    )
  if (isOnlyByDay) return <DayAndTimeFields {...props} />
  return (
    <>
      <div>
        <ChoiceField
          name="moment"
          label={text('appointment_moment')}
          beside={124}
          options={[
            ...offers.map((time) => {
              const day = dayOfMoment(time.time_start)
              return {
                value: formatInterval(time),
                label: `${shortDay(day)}, ${clock(time.time_start)}`,
                about: dayName(day),
              }
            }),
            { value: otherTimeOption, label: text('appointment_another_moment') },
          ]}
          onChange={() => {
            for (const name of ['day', 'time'] as const) form.setValue(name, '')
          }}
        />
        <TimeZoneNote of={offers} />
      </div>
      {moment === otherTimeOption && <DayAndTimeFields {...props} />}
    </>
  )
}
