import { type ConversationMessage, markInboxItemHandled } from '@portal/contract/desk/conversation'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { getListItemPath } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { Badge, chakra, Flex, Link, Text } from '@portal/ui'
import { ActionButton } from '../../../shared/ActionButton.tsx'
import { documentsPath } from '../../../shared/desk-paths.ts'
import { useFormatDateTime } from '../../../shared/use-format-date-time.ts'
import { useText } from '../../../texts.ts'

/**
 * Customer messages are at the start, the tenant's at the end; internal notes have full width and another background.
 */
const cssByMessageKind = {
  customer: { bg: 'tint1', mr: { md: '15%' } },
  tenant: { boxShadow: 'inset 0 0 0 1.5px var(--field)', ml: { md: '15%' } },
  note: { bg: 'warn-ground' },
}
const messageCss = { rounded: 'card', px: '4', py: '3', display: 'grid', gap: '2', overflowWrap: 'anywhere' }

export function MessageItem({ message }: { message: ConversationMessage }) {
  const text = useText()
  const formatDateTime = useFormatDateTime()
  const waits = message.from === 'customer' && message.seen_at === null
  return (
    <chakra.li css={[messageCss, cssByMessageKind[message.from]]}>
      <Flex gap="2" wrap="wrap" align="center" justify="space-between">
        <Text textStyle="meta" color="ink2">
          {[
            message.by ?? text(`from_${message.from}`),
            message.from === 'customer' && message.by && text('let_in'),
            formatDateTime(message.at),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        {message.from === 'note' && <Badge icon="lock">{text('only_colleagues')}</Badge>}
        {message.from === 'tenant' && (
          <Badge>{text(message.seen_at ? 'seen_by_customer' : 'not_seen')}</Badge>
        )}
        {message.kind && message.kind !== 'message' && <Badge>{text(`said_${message.kind}`)}</Badge>}
      </Flex>
      {message.subject && (
        <Text fontWeight={600}>
          <DutchText>{message.subject}</DutchText>
        </Text>
      )}
      <Text whiteSpace="pre-line">
        <DutchText>{message.text}</DutchText>
      </Text>
      {message.documents.map((document) => (
        <Link key={document.id} href={getListItemPath(documentsPath, document.id)} lang="nl">
          {toDisplayFileName(document.name)}
        </Link>
      ))}
      {waits && (
        <ActionButton
          icon="check"
          justifySelf="start"
          call={markInboxItemHandled}
          input={{ params: { id: message.id } }}
          label={text('handled')}
        />
      )}
    </chakra.li>
  )
}
