import { getToday } from '@portal/contract/clock'
import type { SentMessage } from '@portal/contract/sent-message'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Card, Flex, Heading, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** Damage report of the customer that the adviser has not processed yet. */
export function ReportedDamage({ sent: { subject, created_at, by } }: { sent: SentMessage }) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card as="li" alignSelf="start">
      <Flex wrap="wrap" align="center" gap="4px 12px">
        <Heading level={3} overflowWrap="anywhere">
          {subject ?? text('damage_report')}
        </Heading>
        <Badge icon="clock">{text('damage_waits')}</Badge>
      </Flex>
      <Text color="ink2">
        {[formatDate(created_at ?? getToday(), language), by].filter(Boolean).join(' · ')}
      </Text>
    </Card>
  )
}
