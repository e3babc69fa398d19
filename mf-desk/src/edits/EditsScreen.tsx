import { getCustomerEditsToReview } from '@portal/contract/desk/customer-edit'
import { QueryView } from '@portal/remote-kit'
import { Page, Text } from '@portal/ui'
import { listPlaceholder } from '../shared/placeholders.tsx'
import { polled, useDeskData } from '../shared/use-desk-data.ts'
import { useLiveUpdates } from '../shared/use-live-updates.ts'
import { useText } from '../texts.ts'
import { CustomerEditCard } from './CustomerEditCard.tsx'

/** Screen with changes by customers that wait for approval, oldest first. */
export default function EditsScreen() {
  const text = useText()
  useLiveUpdates()
  const edits = useDeskData(getCustomerEditsToReview, {}, polled)
  return (
    <QueryView
      read={edits}
      placeholder={listPlaceholder}
      error={[text('edits_error')]}
      empty={{ title: text('edits_empty'), children: text('edits_empty_hint') }}
    >
      {({ data }) =>
        data.length > 0 && (
          <Page>
            <Text color="ink2">{text('edits_count', { count: data.length })}</Text>
            {data.map((edit) => (
              <CustomerEditCard key={edit.id} edit={edit} />
            ))}
          </Page>
        )
      }
    </QueryView>
  )
}
