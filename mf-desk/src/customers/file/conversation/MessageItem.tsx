import { type ConversationMessage, postHandled } from '@portal/contract/desk/conversation'
import { displayName } from '@portal/domain/upload/file-name'
import { itemPath, useWrite } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { Badge, Button, chakra, Flex, Link, Notice, Text } from '@portal/ui'
import { documentsPath } from '../../../shared/paths.ts'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { useMoment } from '../../../shared/use-moment.ts'
import { useProblem } from '../../../shared/use-problem.ts'
import { useTenantCode } from '../../../shared/use-tenant-code.ts'
import { useText } from '../../../texts.ts'

/** Customer messages are at the start, the tenant's at the end, internal notes full-width on another background. */
const messageStyles = {
  customer: { bg: 'tint1', mr: { md: '15%' } },
  tenant: { boxShadow: 'inset 0 0 0 1.5px var(--field)', ml: { md: '15%' } },
  note: { bg: 'warn-ground' },
}
const css = { rounded: 'card', px: '4', py: '3', display: 'grid', gap: '2', overflowWrap: 'anywhere' }

/** A message with its author, time and whether it was handled. */
export function MessageItem({ message }: { message: ConversationMessage }) {
  const text = useText()
  const tenant = useTenantCode()
  const moment = useMoment()
  const may = useCanEdit()
  const write = useWrite(postHandled, {
    refreshes: ['DESK_CONVERSATION', 'DESK_INBOX', 'DESK_QUEUE', 'DESK_CUSTOMERS'],
  })
  const problem = useProblem()(write.error)
  const waits = message.from === 'customer' && message.seen_at === null
  return (
    <chakra.li css={[css, messageStyles[message.from]]}>
      <Flex gap="2" wrap="wrap" align="center" justify="space-between">
        <Text textStyle="meta" color="ink2">
          {[
            message.by ?? text(`from_${message.from}`),
            message.from === 'customer' && message.by && text('let_in'),
            moment(message.at),
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
          <Dutch>{message.subject}</Dutch>
        </Text>
      )}
      <Text whiteSpace="pre-line">
        <Dutch>{message.text}</Dutch>
      </Text>
      {message.documents.map((document) => (
        <Link key={document.id} href={itemPath(documentsPath, document.id)} lang="nl">
          {displayName(document.name)}
        </Link>
      ))}
      {problem && (
        <Notice status="bad" role="alert">
          {problem}
        </Notice>
      )}
      {waits && may && (
        <Button
          kind="secondary"
          small
          icon="check"
          justifySelf="start"
          busy={write.isPending}
          onClick={() => write.mutate({ params: { tenant, id: message.id } })}
        >
          {text('handled')}
        </Button>
      )}
    </chakra.li>
  )
}
