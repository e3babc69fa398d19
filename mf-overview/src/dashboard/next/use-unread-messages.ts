import { getMails } from '@portal/contract/mail'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { countUnseen } from '@portal/domain/to-do/to-do-counts'
import { useRead } from '@portal/remote-kit'

/** Returns the number of unread messages, and the queries from which it is calculated. */
export function useUnreadMessages() {
  const signals = useRead(getActiveSignals)
  const notes = useRead(getNotes)
  const mails = useRead(getMails)
  const reads = [signals, notes, mails]
  const all = [...(signals.data?.data ?? []), ...(notes.data?.data ?? []), ...(mails.data?.data ?? [])]
  return {
    count: countUnseen(all, mails.data?.meta?.unseen_elsewhere),
    reads,
  }
}
