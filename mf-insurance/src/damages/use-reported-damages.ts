import { getSentMessages, type SentMessage } from '@portal/contract/sent-message'
import { useRead } from '@portal/remote-kit'

const none: SentMessage[] = []

/** Damage reports that the adviser has not processed yet, newest first; they are not in the list of damages. */
export const useReportedDamages = (): SentMessage[] =>
  useRead(getSentMessages).data?.data.filter(
    ({ screen, handled_at, reply_to_type }) => screen === 'schades' && !handled_at && !reply_to_type,
  ) ?? none
