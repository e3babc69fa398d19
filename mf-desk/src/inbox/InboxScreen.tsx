import { getDeskInbox } from '@portal/contract/desk/conversation'
import { QueryView } from '@portal/remote-kit'
import { Card, chakra, Page, Text } from '@portal/ui'
import { listPlaceholder } from '../shared/placeholders.tsx'
import { polled, useDeskData } from '../shared/use-desk-data.ts'
import { useLiveUpdates } from '../shared/use-live-updates.ts'
import { useText } from '../texts.ts'
import { InboxRow } from './InboxRow.tsx'

/** Screen with unhandled messages, damages and requests for advice, oldest first. */
export default function InboxScreen() {
  const text = useText()
  useLiveUpdates()
  const inbox = useDeskData(getDeskInbox, {}, polled)
  return (
    <QueryView
      read={inbox}
      placeholder={listPlaceholder}
      error={[text('inbox_error')]}
      empty={{ title: text('inbox_empty'), children: text('inbox_empty_hint') }}
    >
      {({ data }) =>
        data.length > 0 && (
          <Page>
            <Text color="ink2">{text('inbox_count', { count: data.length })}</Text>
            <Card>
              <chakra.ul>
                {data.map((message) => (
                  <InboxRow key={message.id} message={message} />
                ))}
              </chakra.ul>
            </Card>
          </Page>
        )
      }
    </QueryView>
  )
}
