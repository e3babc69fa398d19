import { getDeskAppointments } from '@portal/contract/desk/appointment'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { Route, Routes, useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, Grid, Page } from '@portal/ui'
import { agendaPath } from '../shared/paths.ts'
import { refreshIntervalMs } from '../shared/refresh.ts'
import { listSkeleton } from '../shared/skeleton.ts'
import { useLive } from '../shared/use-live.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { AgendaFeed } from './AgendaFeed.tsx'
import { DayColumn } from './DayColumn.tsx'
import { daysOf, weekIn } from './days.ts'
import { WeekHead } from './WeekHead.tsx'

/** Appointments of the week in the address. */
export default function AgendaScreen() {
  return (
    <Routes>
      <Route path={agendaPath} element={<Agenda />} />
    </Routes>
  )
}

/** Days stacked, or side by side if five fit. */
const columns = { base: 'minmax(0,1fr)', md: 'repeat(auto-fit, minmax(200px, 1fr))' }

function Agenda() {
  const text = useText()
  const tenant = useTenantCode()
  useLive()
  const [search] = useSearchParams()
  const week = weekIn(search.get('week'))
  const agenda = useCurrent(
    getDeskAppointments,
    { params: { tenant }, query: week ? { week } : {} },
    { every: refreshIntervalMs },
  )
  return (
    <QueryView read={agenda} waiting={<ScreenSkeleton of={listSkeleton} />} error={[text('agenda_error')]}>
      {({ data }) => (
        <Page>
          <WeekHead week={data.week} resources={data.resources} />
          <Card>
            <Grid gridTemplateColumns={columns} gap="5" alignItems="start">
              {daysOf(data).map((day) => (
                <DayColumn key={day.date} day={day} />
              ))}
            </Grid>
          </Card>
          <AgendaFeed address={data.feed} />
        </Page>
      )}
    </QueryView>
  )
}
