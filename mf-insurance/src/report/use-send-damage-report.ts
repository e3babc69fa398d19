import type { Attachments } from '@portal/blocks/upload'
import { useSendMessage } from '@portal/remote-kit'
import { useState } from 'react'
import type { DamageReportValues } from '../shared/damage-report-draft.ts'
import { parseDamageType } from '../shared/damage-type.ts'
import { useText } from '../texts.ts'
import { useDamageReportSummary } from './use-damage-report-summary.ts'

/** Maximum number of files of a damage report, as on the server. */
export const maxDamageReportFiles = 5

/**
 * Sends a report as a message with its files in one request, so that everything arrives or nothing does. If the
 * customer chose a policy, the files are linked to it. The idempotency key `key` makes retries safe.
 */
export function useSendDamageReport(key: string) {
  const text = useText()
  const getReportSummary = useDamageReportSummary()
  const message = useSendMessage({ errorText: () => text('report_failed') })
  const [share, setShare] = useState(0)
  const sendDamageReport = async (
    typed: DamageReportValues,
    { files, withBsn }: Attachments,
  ): Promise<void> => {
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
  return { ...message, share, send: sendDamageReport }
}
