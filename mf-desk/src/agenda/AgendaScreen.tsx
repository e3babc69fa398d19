import { getDeskAppointments } from '@portal/contract/desk/desk-appointment'
import { QueryView } from '@portal/remote-kit'
import { useMatch, useSearchParams } from '@portal/remote-kit/router'
import { Card, chakra, Grid, Page, Section, Text } from '@portal/ui'
import { agendaPath } from '../shared/desk-paths.ts'
import { listPlaceholder } from '../shared/placeholders.tsx'
import { polled, useDeskData } from '../shared/use-desk-data.ts'
import { useLiveUpdates } from '../shared/use-live-updates.ts'
import { useText } from '../texts.ts'
import { groupByDay, parseWeek } from './agenda-days.ts'
import { DayColumn } from './DayColumn.tsx'
import { WeekHeader } from './WeekHeader.tsx'

const feedUrlCss = { fontFamily: 'mono', textStyle: 'meta', overflowWrap: 'anywhere', userSelect: 'all' }

function AgendaFeedUrl({ address }: { address: string }) {
  const text = useText()
  return (
    <Card>
      <Section title={text('feed')}>
        <Text color="ink2">{text('feed_hint')}</Text>
        <chakra.p css={feedUrlCss}>{address}</chakra.p>
      </Section>
    </Card>
  )
}

/** Screen with the appointments of one week; the URL names the week. */
export default function AgendaScreen() {
  return useMatch(agendaPath) && <AgendaWeek />
}

/** Days are stacked on a narrow screen. On a wider screen, as many days as fit are side by side. */
const agendaDayColumnsCss = { base: 'minmax(0,1fr)', md: 'repeat(auto-fit, minmax(200px, 1fr))' }

function AgendaWeek() {
  const text = useText()
  useLiveUpdates()
  const [search] = useSearchParams()
  const week = parseWeek(search.get('week'))
  const agenda = useDeskData(getDeskAppointments, { query: week ? { week } : {} }, polled)
  return (
    <QueryView read={agenda} placeholder={listPlaceholder} error={[text('agenda_error')]}>
      {({ data }) => (
        <Page>
          <WeekHeader week={data.week} resources={data.resources} />
          <Card>
            <Grid gridTemplateColumns={agendaDayColumnsCss} gap="5" alignItems="start">
              {groupByDay(data).map((day) => (
                <DayColumn key={day.date} day={day} />
              ))}
            </Grid>
          </Card>
          <AgendaFeedUrl address={data.feed} />
        </Page>
      )}
    </QueryView>
  )
}
