import { type AppointmentType, getBookableTimes, type Resource } from '@portal/contract/appointment'
import { QueryView, useRead } from '@portal/remote-kit'
import { Box, Flex, IconButton, Loading, Notice, Skeleton } from '@portal/ui'
import { ChoiceField, type useForm } from '@portal/ui/form'
import { useState } from 'react'
import { useMoment } from '../../shared/use-moment.ts'
import { useText } from '../../texts.ts'
import { type Booking, intervalOf, pageLength, pageOf, windowOf } from './booking.ts'
import { useForgottenTime } from './use-forgotten-time.ts'
import { Zone } from './Zone.tsx'

interface Props {
  form: ReturnType<typeof useForm<Booking>>
  type: AppointmentType
  resource: Resource
}

/** Choice of a day, by week, and of a free time on that day (APPT-02, APPT-05). */
export function TimeFields({ form, type, resource }: Props) {
  const text = useText()
  const { dayName, shortDay, day: dayText, clock } = useMoment()
  const [page, setPage] = useState(0)
  const [{ first, last }] = useState(() => windowOf(type, new Date()))
  const day = form.watch('day')
  const read = useRead(
    getBookableTimes,
    { query: { appointment_type_id: type.id, resource_id: resource.id, ...(day ? { date: day } : {}) } },
    { enabled: day !== '' },
  )
  useForgottenTime(form, 'time', read.data?.data)
  const days = pageOf(first, last, page)
  const turn = (to: number) => {
    setPage(to)
    form.setValue('day', '')
    form.setValue('time', '')
  }
  return (
    <>
      <Box minW="0">
        <ChoiceField
          key={page}
          name="day"
          label={text('appointment_day')}
          beside={104}
          options={days.map((one) => ({ value: one, label: shortDay(one), about: dayName(one) }))}
          onChange={() => form.setValue('time', '')}
        />
        <Flex justify="space-between" mt="1">
          <IconButton
            icon="chevron-left"
            label={text('appointment_week_before')}
            disabled={page === 0}
            opacity={page === 0 ? 0.35 : 1}
            onClick={() => turn(page - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={text('appointment_week_after')}
            disabled={days.length < pageLength || days.at(-1) === last}
            opacity={days.length < pageLength || days.at(-1) === last ? 0.35 : 1}
            onClick={() => turn(page + 1)}
          />
        </Flex>
      </Box>
      {day !== '' && (
        <div aria-live="polite">
          <QueryView
            read={read}
            waiting={
              <Loading>
                <Skeleton w="140px" h="24px" mb="2" />
                <Skeleton w="100%" h="112px" rounded="field" />
              </Loading>
            }
            error={[text('appointment_times_error'), text('appointment_times_error_hint')]}
            framed={false}
          >
            {({ data: times }) =>
              times.length === 0 ? (
                <Notice role="status">{text('appointment_no_times', { day: dayText(day) })}</Notice>
              ) : (
                <>
                  <ChoiceField
                    key={day}
                    name="time"
                    label={text('appointment_time')}
                    beside={76}
                    options={times.map((time) => ({
                      value: intervalOf(time),
                      label: clock(time.time_start),
                    }))}
                  />
                  <Zone of={times} />
                </>
              )
            }
          </QueryView>
        </div>
      )}
    </>
  )
}
