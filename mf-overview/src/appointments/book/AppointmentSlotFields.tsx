import {
  type AdviserResource,
  type AppointmentType,
  type BookableTime,
  getBookableTimes,
} from '@portal/contract/appointment'
import { QueryView, useRead } from '@portal/remote-kit'
import { Box, Flex, IconButton, Loading, Notice, Skeleton, Text } from '@portal/ui'
import { ChoiceField, type useForm } from '@portal/ui/form'
import { useEffect, useState } from 'react'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'
import {
  type BookingChoices,
  daysPerPage,
  formatInterval,
  getBookingWindow,
  getChosenTime,
  listDaysOfPage,
  otherTimeOption,
  selectOfferedTimes,
} from './booking.ts'

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

interface DayAndTimeFieldsProps {
  form: ReturnType<typeof useForm<BookingChoices>>
  type: AppointmentType
  resource: AdviserResource
}

/** Choice of a day, by week, and of a free time on that day (APPT-02, APPT-05). */
function DayAndTimeFields({ form, type, resource }: DayAndTimeFieldsProps) {
  const text = useText()
  const { dayName, shortDay, day: dayText, clock } = useFormatDateTime()
  const [page, setPage] = useState(0)
  const [{ first, last }] = useState(() => getBookingWindow(type, new Date()))
  const day = form.watch('day')
  const read = useRead(
    getBookableTimes,
    { query: { appointment_type_id: type.id, resource_id: resource.id, ...(day ? { date: day } : {}) } },
    { enabled: day !== '' },
  )
  useClearUnavailableTime(form, 'time', read.data?.data)
  const days = listDaysOfPage(first, last, page)
  const showDaysPage = (to: number) => {
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
            onClick={() => showDaysPage(page - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={text('appointment_week_after')}
            disabled={days.length < daysPerPage || days.at(-1) === last}
            opacity={days.length < daysPerPage || days.at(-1) === last ? 0.35 : 1}
            onClick={() => showDaysPage(page + 1)}
          />
        </Flex>
      </Box>
      {day !== '' && (
        <div aria-live="polite">
          <QueryView
            read={read}
            placeholder={
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
                      value: formatInterval(time),
                      label: clock(time.time_start),
                    }))}
                  />
                  <TimeZoneNote of={times} />
                </>
              )
            }
          </QueryView>
        </div>
      )}
    </>
  )
}

/** Note with the tenant's time zone. Renders nothing if the customer's clock shows the same times. */
function TimeZoneNote({ of }: { of: readonly BookableTime[] }) {
  const text = useText()
  const { elsewhere } = useFormatDateTime()
  if (!of.some(({ time_start }) => elsewhere(time_start))) return null
  return (
    <Text textStyle="meta" color="ink2" mt="2">
      {text('appointment_zone')}
    </Text>
  )
}

/**
 * Clears the chosen time of a field and shows a field error if that time is no longer free, because another person or
 * tab booked the time. `times` is undefined while loading.
 */
function useClearUnavailableTime(
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
