import type { PublishedVersion, VersionHealth } from '@portal/contract/release'
import { Badge, Button, chakra, Text } from '@portal/ui'
import { BrowserTestBadge } from '../shared/BrowserTestBadge.tsx'
import { FormattedTime } from '../shared/FormattedTime.tsx'
import { useText } from '../texts.ts'
import type { RequestedAction } from './action/requested-action.ts'

/** Web Vitals that the console shows: loading, layout stability and responsiveness. */
const shownWebVitals = ['LCP', 'INP', 'CLS']

const webVitalListCss = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: '3',
  textStyle: 'meta',
  w: 'max-content',
}

/** Percentage of a version's page views with a good value, for each Web Vital. */
function WebVitalsPercentages({ vitals }: Pick<VersionHealth, 'vitals'>) {
  const text = useText()
  const shownVitals = vitals.filter(({ name }) => shownWebVitals.includes(name))
  if (shownVitals.length === 0) return <Text color="ink2">{text('not_told')}</Text>
  return (
    <chakra.dl css={webVitalListCss}>
      {shownVitals.map(({ name, told: pages, good }) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="ink2">{name}</chakra.dt>
          <dd>{text('good_of', { percent: Math.round((good / pages) * 100), pages })}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}

/**
 * Numbers of a version's page views in the last day: all, with an error, and with an interaction slower than 200 ms.
 */
function HealthCounts({ health: { ran, failed, slow } }: { health: VersionHealth }) {
  const text = useText()
  if (ran === 0) return <Text color="ink2">{text('not_told')}</Text>
  return (
    <>
      <Text color={failed > 0 ? 'bad' : 'ink'}>{text('failed_pages', { failed, ran })}</Text>
      <Text textStyle="meta" color={slow > 0 ? 'warn' : 'ink2'}>
        {text('slow_pages', { slow })}
      </Text>
    </>
  )
}

interface VersionRowProps {
  version: PublishedVersion
  isLive: boolean
  onAsk: (action: RequestedAction) => void
}

const shortHashLength = 8

/** Row of a version: source, health, and a button to release it. */
export function VersionRow({ version: one, isLive, onAsk }: VersionRowProps) {
  const text = useText()
  const { version, published_at, published_by, commit, passed_at, withdrawn, health } = one
  return (
    <tr>
      <th scope="row">
        {version} {isLive && <Badge status="good">{text('live')}</Badge>}
      </th>
      <td>
        <FormattedTime at={published_at} />
        <Text textStyle="meta" color="ink2">
          {[published_by ?? text('by_server'), commit?.slice(0, shortHashLength)].filter(Boolean).join(' · ')}
        </Text>
      </td>
      <td>
        <BrowserTestBadge passed={passed_at !== null} />
      </td>
      <td>
        <HealthCounts health={health} />
      </td>
      <td>
        <WebVitalsPercentages vitals={health.vitals} />
      </td>
      <td>
        {withdrawn ? (
          <Badge status="bad">{text('withdrawn')}</Badge>
        ) : (
          <Button kind="quiet" small onClick={() => onAsk({ act: 'release', version })}>
            {text('release_this')}
          </Button>
        )}
      </td>
    </tr>
  )
}
