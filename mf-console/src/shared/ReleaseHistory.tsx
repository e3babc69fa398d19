import type { ReleaseChange } from '@portal/contract/release'
import { staffRowCss } from '@portal/remote-kit/staff'
import { Badge, Card, chakra, EmptyState, Section, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { FormattedTime } from './FormattedTime.tsx'

const historyRowCss = {
  ...staffRowCss,
  display: 'grid',
  gap: '1',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: '170px minmax(0,1fr) minmax(0,220px)' },
  columnGap: '4',
}

/** History of release actions with time, person and reason; newest first. */
export function ReleaseHistory({ changes }: { changes: readonly ReleaseChange[] }) {
  const text = useText()
  return (
    <Section title={text('history')}>
      <Card>
        {changes.length === 0 && (
          <EmptyState title={text('history_empty')}>{text('history_empty_hint')}</EmptyState>
        )}
        <ol>
          {changes.map((change) => (
            <chakra.li key={`${change.at} ${change.action}`} css={historyRowCss}>
              <Text textStyle="meta" color="ink2">
                <FormattedTime at={change.at} />
              </Text>
              <div>
                <Text lang="en">{change.action}</Text>
                {change.why && (
                  <Text textStyle="meta" color="ink2">
                    {change.why}
                  </Text>
                )}
              </div>
              <div>
                {change.by === 'portal' ? (
                  <Badge status="bad">{text('by_portal')}</Badge>
                ) : (
                  <Text textStyle="meta">{change.by ?? text('by_server')}</Text>
                )}
              </div>
            </chakra.li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}
