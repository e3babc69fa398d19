import { getAppointments, getAppointmentTypes, getBookableAdvisers } from '@portal/contract/appointment'
import { combineReads, QueryView, useCurrentData, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Grid } from '@portal/ui'
import { useText } from '../texts.ts'
import { appointmentListSkeleton } from './appointments-skeleton.ts'
import { BookAppointmentCard } from './book/BookAppointmentCard.tsx'
import { AppointmentList } from './list/AppointmentList.tsx'

const appointmentGridColumns = { base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' }

/**
 * Screen with a form for a new appointment and the list of planned appointments (APPT). The list waits for the form,
 * because the form is above the list on phones and loads the names of the appointment types.
 */
export default function AppointmentsScreen() {
  const text = useText()
  const types = useCurrentData(getAppointmentTypes)
  const resources = useCurrentData(getBookableAdvisers)
  const appointments = useRead(getAppointments)
  return (
    <Grid gap={{ base: '4', md: '6' }} alignItems="start" gridTemplateColumns={appointmentGridColumns}>
      <QueryView
        read={combineReads(types, resources)}
        placeholder={<ScreenSkeleton of={appointmentListSkeleton} />}
        error={[text('appointment_offer_error'), text('error_hint')]}
        empty={{ title: text('appointment_no_types'), children: text('appointment_no_types_hint') }}
      >
        {([{ data: types }, { data: resources }]) => {
          const bookable = types.filter(({ canBeBookedByConsumer }) => canBeBookedByConsumer === 1)
          return bookable.length > 0 && <BookAppointmentCard types={bookable} resources={resources} />
        }}
      </QueryView>
      {types.isPending || resources.isPending ? (
        <ScreenSkeleton of={appointmentListSkeleton} />
      ) : (
        <QueryView
          read={appointments}
          placeholder={<ScreenSkeleton of={appointmentListSkeleton} />}
          error={[text('appointments_error'), text('error_hint')]}
        >
          {({ data }) => (
            <AppointmentList
              appointments={data}
              types={types.data?.data ?? []}
              resources={resources.data?.data ?? []}
            />
          )}
        </QueryView>
      )}
    </Grid>
  )
}
