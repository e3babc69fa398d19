import { getConversation } from '@portal/contract/desk/conversation'
import type { DeskDocument } from '@portal/contract/desk/desk-document'
import { QueryView } from '@portal/remote-kit'
import { Card, chakra } from '@portal/ui'
import { listPlaceholder } from '../../../shared/placeholders.tsx'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { polled, useDeskData } from '../../../shared/use-desk-data.ts'
import { useText } from '../../../texts.ts'
import { MessageForm } from './MessageForm.tsx'
import { MessageItem } from './MessageItem.tsx'

const messageListCss = { display: 'grid', gap: '4' }

interface ConversationProps {
  /** Id of the customer. */
  id: string
  documents: readonly DeskDocument[]
}

/** Messages with the customer and notes about them, oldest first, with a form below. */
export function Conversation({ id, documents }: ConversationProps) {
  const text = useText()
  const may = useCanEdit()
  const conversation = useDeskData(getConversation, { params: { id } }, polled)
  return (
    <>
      <QueryView
        read={conversation}
        placeholder={listPlaceholder}
        error={[text('conversation_error')]}
        empty={{ title: text('conversation_empty'), children: text('conversation_empty_hint') }}
      >
        {({ data }) =>
          data.length > 0 && (
            <Card>
              <chakra.ol css={messageListCss} aria-label={text('view_conversation')}>
                {data.map((message) => (
                  <MessageItem key={`${message.from} ${message.id}`} message={message} />
                ))}
              </chakra.ol>
            </Card>
          )
        }
      </QueryView>
      {may && <MessageForm id={id} documents={documents} />}
    </>
  )
}
