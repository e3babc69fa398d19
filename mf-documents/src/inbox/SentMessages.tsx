import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { QueryView, useSession } from '@portal/remote-kit'
import { Avatar, Skeleton, Text } from '@portal/ui'
import { RowList } from '../shared/RowList.tsx'
import { useSentMessages } from '../shared/use-sent-messages.ts'
import { useText } from '../texts.ts'
import { InboxRow } from './InboxRow.tsx'
import { isSentMessageMatch, toSentKey } from './sent-message.ts'

/** Sent messages, newest first. `query` is the search text as typed. */
export function SentMessages({ query, openedKey }: { query: string; openedKey: string | null }) {
  const text = useText()
  const name = useSession()?.name ?? ''
  const { sent, pending, failed, refetch } = useSentMessages(true)
  const wanted = normalizeForSearch(query)
  const shown = wanted ? sent.filter((one) => isSentMessageMatch(one, wanted)) : sent
  return (
    <QueryView
      read={{ data: failed ? undefined : sent, isPending: pending, refetch }}
      placeholder={<Skeleton h="97px" />}
      error={[text('sent_error')]}
      empty={{ title: text('sent_empty'), children: text('sent_empty_hint') }}
      framed={false}
    >
      {() =>
        sent.length > 0 && (
          <>
            <Text role="status" color="ink2" textStyle="meta" px="3">
              {wanted && shown.length === 0 && text('doc_none_found', { query })}
            </Text>
            <RowList items={shown} getKey={toSentKey} height={97} label={text('tab_sent')}>
              {(one) => (
                <InboxRow
                  messageKey={toSentKey(one)}
                  current={toSentKey(one) === openedKey}
                  face={<Avatar name={name} />}
                  from={text('sent_to')}
                  moment={one.created_at}
                  title={one.subject || text('sent_untitled')}
                  preview={one.message}
                />
              )}
            </RowList>
          </>
        )
      }
    </QueryView>
  )
}
