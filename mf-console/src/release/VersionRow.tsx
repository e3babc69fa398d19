import type { PublishedVersion } from '@portal/contract/release'
import { Badge, Button, Text } from '@portal/ui'
import { BrowserTestBadge } from '../shared/BrowserTestBadge.tsx'
import { FormattedTime } from '../shared/FormattedTime.tsx'
import { useText } from '../texts.ts'
import type { RequestedAction } from './action/requested-action.ts'
import { HealthPercentages } from './HealthPercentages.tsx'
import { WebVitalsPercentages } from './WebVitalsPercentages.tsx'

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
        <HealthPercentages health={health} />
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
