import type { ProgressItem } from '@portal/contract/mortgage'
import { Badge, Box, Card, chakra, Heading, Icon, ReadMore } from '@portal/ui'
import { useText } from '../../texts.ts'

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '4px 16px',
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
}
const head = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' }

/** The documents of an application: which are missing, which are being looked at, which are in order. */
export function ProgressItems({ items }: { items: readonly ProgressItem[] }) {
  const text = useText()
  return (
    <Card>
      <Heading level={3} mb="3">
        {text('progress_title')}
      </Heading>
      <ul>
        {items.map((item) => (
          <chakra.li key={item.id} css={row}>
            <Box color="ink2">
              <Icon name={item.received && !item.completed ? 'search' : 'document'} />
            </Box>
            <Box minW="0">
              <chakra.div css={head}>
                <chakra.span fontWeight={600} overflowWrap="anywhere" minW="0">
                  {item.name}
                </chakra.span>
                <State item={item} />
              </chakra.div>
              {item.comment && (
                <Box color="ink2" mt="1">
                  <ReadMore text={item.comment} />
                </Box>
              )}
            </Box>
          </chakra.li>
        ))}
      </ul>
    </Card>
  )
}

function State({ item: { received, completed } }: { item: ProgressItem }) {
  const text = useText()
  if (completed) return <Badge status="good">{text('progress_completed')}</Badge>
  if (received) return <Badge icon="clock">{text('progress_received')}</Badge>
  return <Badge status="warn">{text('progress_missing')}</Badge>
}
