import { useSendMessage } from '@portal/remote-kit'
import type { Attachments } from '@portal/ui/upload'
import { useState } from 'react'
import { parseDamageType } from '../shared/damage-type.ts'
import type { ReportValues } from '../shared/report-draft.ts'
import { useText } from '../texts.ts'
import { useReportSummary } from './use-report-summary.ts'

/** Maximum number of files of a report; the limit of the server. */
export const maxReportFiles = 5

/**
 * Sends a report as a message with its files in one request, so that everything arrives or nothing does. If the policy
 * is known, the files are linked to it. The idempotency key makes retries safe.
 */
export function useSendReport(key: string) {
  const text = useText()
  const getReportSummary = useReportSummary()
  const message = useSendMessage()
  const [share, setShare] = useState(0)
  const sendReport = async (typed: ReportValues, { files, withBsn }: Attachments): Promise<void> => {
    setShare(0)
    const names = files.map(({ name }) => name)
    const lines = getReportSummary(typed, names).map(
      ({ term, value }) => `${term.replace(/\?$/, '')}: ${value}`,
    )
    const report = {
      text: [text('report_message'), ...lines].join('\n'),
      screen: 'schades',
      subject: text('report_subject', { type: text(`damage_type_${parseDamageType(typed.type)}`) }),
      ...(typed.policy ? { policy_id: typed.policy } : {}),
    }
    await message.send({ ...report, files, withBsn, key }, setShare)
  }
  return { ...message, share, send: sendReport }
}
