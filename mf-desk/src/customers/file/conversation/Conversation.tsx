import { getConversation } from '@portal/contract/desk/conversation'
import type { DeskDocument } from '@portal/contract/desk/document'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, chakra } from '@portal/ui'
import { refreshIntervalMs } from '../../../shared/refresh.ts'
import { listSkeleton } from '../../../shared/skeleton.ts'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { useTenantCode } from '../../../shared/use-tenant-code.ts'
import { useText } from '../../../texts.ts'
import { MessageItem } from './MessageItem.tsx'
import { WriteForm } from './WriteForm.tsx'

const list = { display: 'grid', gap: '4' }

interface Props {
  /** Id of the customer. */
  id: string
  /** Documents of the file. */
  documents: readonly DeskDocument[]
}

/** Messages with the customer and notes about them, oldest first, with a form below. */
export function Conversation({ id, documents }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const may = useCanEdit()
  const conversation = useCurrent(getConversation, { params: { tenant, id } }, { every: refreshIntervalMs })
  return (
    <>
      <QueryView
        read={conversation}
        waiting={<ScreenSkeleton of={listSkeleton} />}
        error={[text('conversation_error')]}
        empty={{ title: text('conversation_empty'), children: text('conversation_empty_hint') }}
      >
        {({ data }) =>
          data.length > 0 && (
            <Card>
              <chakra.ol css={list} aria-label={text('view_conversation')}>
                {data.map((message) => (
                  <MessageItem key={`${message.from} ${message.id}`} message={message} />
                ))}
              </chakra.ol>
            </Card>
          )
        }
      </QueryView>
      {may && <WriteForm id={id} documents={documents} />}
    </>
  )
}
