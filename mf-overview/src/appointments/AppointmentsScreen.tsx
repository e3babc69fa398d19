import { getAppointments, getAppointmentTypes, getResources } from '@portal/contract/appointment'
import { QueryView, together, useCurrent, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Grid } from '@portal/ui'
import { useText } from '../texts.ts'
import { BookCard } from './book/BookCard.tsx'
import { AppointmentList } from './list/AppointmentList.tsx'
import { listSkeleton } from './skeleton.ts'

const columns = { base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' }

/**
 * Appointments with the tenant: a form for a new one, and the planned ones (APPT). The list waits for the form, which
 * is above it on phones and loads the names of kinds.
 */
export default function AppointmentsScreen() {
  const text = useText()
  const types = useCurrent(getAppointmentTypes)
  const resources = useCurrent(getResources)
  const appointments = useRead(getAppointments)
  return (
    <Grid gap={{ base: '4', md: '6' }} alignItems="start" gridTemplateColumns={columns}>
      <QueryView
        read={together(types, resources)}
        waiting={<ScreenSkeleton of={listSkeleton} />}
        error={[text('appointment_offer_error'), text('error_hint')]}
        empty={{ title: text('appointment_no_types'), children: text('appointment_no_types_hint') }}
      >
        {([{ data: types }, { data: resources }]) => {
          const bookable = types.filter(({ canBeBookedByConsumer }) => canBeBookedByConsumer === 1)
          return bookable.length > 0 && <BookCard types={bookable} resources={resources} />
        }}
      </QueryView>
      {types.isPending || resources.isPending ? (
        <ScreenSkeleton of={listSkeleton} />
      ) : (
        <QueryView
          read={appointments}
          waiting={<ScreenSkeleton of={listSkeleton} />}
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
