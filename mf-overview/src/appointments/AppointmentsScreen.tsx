import { getAppointments, getAppointmentTypes, getResources } from '@portal/contract/appointment'
import { useRead } from '@portal/remote-kit'
import { Card, EmptyState, ErrorPanel, Grid, Loading, Skeleton, Stack } from '@portal/ui'
import { useText } from '../texts.ts'
import { BookCard } from './book/BookCard.tsx'
import { AppointmentList } from './list/AppointmentList.tsx'

const columns = { base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' }

/** Talks with the firm: a new one to plan, and those that are planned (APPT). */
export default function AppointmentsScreen() {
  const text = useText()
  const types = useRead(getAppointmentTypes)
  const resources = useRead(getResources)
  const appointments = useRead(getAppointments)
  const retry = () => {
    if (!types.data) void types.refetch()
    if (!resources.data) void resources.refetch()
  }
  const bookable = types.data?.data.filter(({ canBeBookedByConsumer }) => canBeBookedByConsumer === 1) ?? []
  return (
    <Grid gap={{ base: '4', md: '6' }} alignItems="start" gridTemplateColumns={columns}>
      {types.isPending || resources.isPending ? (
        <Waiting />
      ) : !types.data || !resources.data ? (
        <Card>
          <ErrorPanel title={text('appointment_offer_error')} onRetry={retry}>
            {text('error_hint')}
          </ErrorPanel>
        </Card>
      ) : bookable.length === 0 ? (
        <Card>
          <EmptyState title={text('appointment_no_types')}>{text('appointment_no_types_hint')}</EmptyState>
        </Card>
      ) : (
        <BookCard types={bookable} resources={resources.data.data} />
      )}
      {appointments.isPending ? (
        <Waiting />
      ) : !appointments.data ? (
        <Card>
          <ErrorPanel title={text('appointments_error')} onRetry={() => void appointments.refetch()}>
            {text('error_hint')}
          </ErrorPanel>
        </Card>
      ) : (
        <AppointmentList
          appointments={appointments.data.data}
          types={types.data?.data ?? []}
          resources={resources.data?.data ?? []}
        />
      )}
    </Grid>
  )
}

function Waiting() {
  return (
    <Card minH="320px">
      <Loading>
        <Stack gap="5">
          <Skeleton w="220px" h="32px" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} w="100%" h="64px" />
          ))}
        </Stack>
      </Loading>
    </Card>
  )
}
