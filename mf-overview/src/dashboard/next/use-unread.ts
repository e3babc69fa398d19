import { getMails } from '@portal/contract/mail'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { useRead } from '@portal/remote-kit'

/** How many messages were not read, those that were not fetched among them: counted as the header does. With the reads that tell. */
export function useUnread() {
  const signals = useRead(getActiveSignals)
  const notes = useRead(getNotes)
  const mails = useRead(getMails)
  const reads = [signals, notes, mails]
  const all = [...(signals.data?.data ?? []), ...(notes.data?.data ?? []), ...(mails.data?.data ?? [])]
  return {
    count:
      all.filter(({ seen_by_customer }) => !seen_by_customer).length +
      (mails.data?.meta?.unseen_elsewhere ?? 0),
    reads,
  }
}
