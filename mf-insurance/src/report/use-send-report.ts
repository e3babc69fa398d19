import { useSendMessage } from '@portal/remote-kit'
import type { Attachments } from '@portal/ui/upload'
import { useState } from 'react'
import { damageTypeOf } from '../shared/damage-type.ts'
import type { Typed } from '../shared/draft.ts'
import { useText } from '../texts.ts'
import { useSummary } from './use-summary.ts'

/** Maximum number of files of a report; the limit of the server. */
export const maxFiles = 5

/**
 * Sends a report as a message with its files in one call, so that either everything arrives or nothing. The files
 * belong to the policy if it is known. The idempotency key makes retries safe.
 */
export function useSendReport(key: string) {
  const text = useText()
  const summaryOf = useSummary()
  const message = useSendMessage()
  const [share, setShare] = useState(0)
  const send = async (typed: Typed, { files, withBsn }: Attachments): Promise<void> => {
    setShare(0)
    const names = files.map(({ name }) => name)
    const lines = summaryOf(typed, names).map(({ term, value }) => `${term.replace(/\?$/, '')}: ${value}`)
    const report = {
      text: [text('report_message'), ...lines].join('\n'),
      screen: 'schades',
      subject: text('report_subject', { type: text(`damage_type_${damageTypeOf(typed.type)}`) }),
      ...(typed.policy ? { policy_id: typed.policy } : {}),
    }
    await message.send({ ...report, files, withBsn, key }, setShare)
  }
  return { ...message, share, send }
}
