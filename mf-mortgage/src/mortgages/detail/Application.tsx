import type { Mortgage } from '@portal/contract/mortgage'
import { Badge, Card, Flex, Heading } from '@portal/ui'
import { useText } from '../../texts.ts'
import { Progress } from '../Progress.tsx'
import { useStatusText } from '../use-status-text.ts'
import { ProgressItems } from './ProgressItems.tsx'

/** Where an application stands, and the documents it waits for (MORTGAGE-06). */
export function Application({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const statusText = useStatusText()
  const items = mortgage.progress ?? []
  return (
    <>
      <Card display="grid" gap="5">
        <Flex wrap="wrap" justify="space-between" align="center" gap="4px 24px">
          <Heading level={3}>{text('application_question')}</Heading>
          <Badge icon="clock">{statusText(mortgage)}</Badge>
        </Flex>
        <Progress mortgage={mortgage} />
      </Card>
      {items.length > 0 && <ProgressItems items={items} />}
    </>
  )
}
