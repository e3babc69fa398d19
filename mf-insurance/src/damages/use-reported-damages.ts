import { getSentMessages, type SentMessage } from '@portal/contract/sent-message'
import { useRead } from '@portal/remote-kit'

const noMessages: SentMessage[] = []

/** Damage reports that the adviser has not processed yet, newest first. The list of damages does not contain them. */
export const useReportedDamages = (): SentMessage[] =>
  useRead(getSentMessages).data?.data.filter(
    ({ screen, handled_at, reply_to_type }) => screen === 'schades' && !handled_at && !reply_to_type,
  ) ?? noMessages
