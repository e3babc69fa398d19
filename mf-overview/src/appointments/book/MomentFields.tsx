import { type AppointmentType, getBookableTimes, type Resource } from '@portal/contract/appointment'
import { useRead } from '@portal/remote-kit'
import { Loading, Skeleton } from '@portal/ui'
import { ChoiceField, type useForm } from '@portal/ui/form'
import { useEffect } from 'react'
import { useMoment } from '../../shared/use-moment.ts'
import { useText } from '../../texts.ts'
import { another, type Booking, intervalOf, offeredTimes } from './booking.ts'
import { TimeFields } from './TimeFields.tsx'
import { useForgottenTime } from './use-forgotten-time.ts'
import { Zone } from './Zone.tsx'

interface Props {
  form: ReturnType<typeof useForm<Booking>>
  type: AppointmentType
  resource: Resource
}

/**
 * Choice of a time: the nearest free times, or another day and time (APPT-02). If the server has no nearest times, asks
 * for the day at once.
 */
export function MomentFields(props: Props) {
  const { form, type, resource } = props
  const text = useText()
  const { dayName, shortDay, clock, dayOfMoment } = useMoment()
  const nearest = useRead(getBookableTimes, {
    query: { appointment_type_id: type.id, resource_id: resource.id },
  })
  const moment = form.watch('moment')
  useForgottenTime(form, 'moment', nearest.data?.data)
  const offers = offeredTimes(nearest.data?.data ?? [], moment)
  const isOnlyByDay = !nearest.isPending && offers.length === 0
  useEffect(() => {
    if (isOnlyByDay && moment === '') form.setValue('moment', another)
  }, [isOnlyByDay, moment, form])
  if (nearest.isPending)
    return (
      <Loading>
        <Skeleton w="140px" h="24px" mb="2" />
        <Skeleton w="100%" h="180px" rounded="field" />
      </Loading>
    )
  if (isOnlyByDay) return <TimeFields {...props} />
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
                value: intervalOf(time),
                label: `${shortDay(day)}, ${clock(time.time_start)}`,
                about: dayName(day),
              }
            }),
            { value: another, label: text('appointment_another_moment') },
          ]}
          onChange={() => {
            for (const name of ['day', 'time'] as const) form.setValue(name, '')
          }}
        />
        <Zone of={offers} />
      </div>
      {moment === another && <TimeFields {...props} />}
    </>
  )
}
