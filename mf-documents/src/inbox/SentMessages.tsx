import { getSentMessages } from '@portal/contract/sent-message'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { QueryView, useRead, useSession } from '@portal/remote-kit'
import { Avatar, Skeleton, Text } from '@portal/ui'
import { RowList } from '../shared/RowList.tsx'
import { useText } from '../texts.ts'
import { InboxRow } from './InboxRow.tsx'
import { isSentMessageMatch, toSentMessageKey } from './sent-message.ts'

/** Sent messages, newest first. `query` is the search text as typed. */
export function SentMessages({ query, openedKey }: { query: string; openedKey: string | null }) {
  const text = useText()
  const name = useSession()?.name ?? ''
  const read = useRead(getSentMessages)
  const wanted = normalizeForSearch(query)
  return (
    <QueryView
      read={read}
      placeholder={<Skeleton h="97px" />}
      error={[text('sent_error')]}
      empty={{ title: text('sent_empty'), children: text('sent_empty_hint') }}
      framed={false}
    >
      {({ data: sent }) => {
        if (sent.length === 0) return null
        const shown = wanted ? sent.filter((one) => isSentMessageMatch(one, wanted)) : sent
        return (
          <>
            <Text role="status" color="ink2" textStyle="meta" px="3">
              {wanted && shown.length === 0 && text('doc_none_found', { query })}
            </Text>
            <RowList items={shown} getKey={toSentMessageKey} height={97} label={text('tab_sent')}>
              {(one) => (
                <InboxRow
                  messageKey={toSentMessageKey(one)}
                  current={toSentMessageKey(one) === openedKey}
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
      }}
    </QueryView>
  )
}
