import { foldText } from '@portal/domain/format/fold'
import { useSession } from '@portal/remote-kit'
import { Avatar, EmptyState, ErrorPanel, Skeleton, Text } from '@portal/ui'
import { Rows } from '../shared/Rows.tsx'
import { useSent } from '../shared/use-sent.ts'
import { useText } from '../texts.ts'
import { Row } from './Row.tsx'
import { holdsSent, sentKey } from './sent.ts'

/** Sent messages, newest first. `query` is the search text as typed. */
export function SentList({ query, openedKey }: { query: string; openedKey: string | null }) {
  const text = useText()
  const name = useSession()?.name ?? ''
  const { sent, pending, failed, refetch } = useSent(true)
  if (pending) return <Skeleton h="97px" />
  if (failed) return <ErrorPanel title={text('sent_error')} onRetry={refetch} />
  const wanted = foldText(query)
  const shown = wanted ? sent.filter((one) => holdsSent(one, wanted)) : sent
  return (
    <>
      <Text role="status" color="ink2" textStyle="meta" px="3">
        {wanted && shown.length === 0 && text('doc_none_found', { query })}
      </Text>
      {sent.length === 0 && <EmptyState title={text('sent_empty')}>{text('sent_empty_hint')}</EmptyState>}
      <Rows items={shown} keyOf={sentKey} height={97} label={text('tab_sent')}>
        {(one) => (
          <Row
            messageKey={sentKey(one)}
            current={sentKey(one) === openedKey}
            face={<Avatar name={name} />}
            from={text('sent_to')}
            moment={one.created_at}
            title={one.subject || text('sent_untitled')}
            preview={one.message}
          />
        )}
      </Rows>
    </>
  )
}
