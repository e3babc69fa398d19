import { sendMessage } from '@portal/contract/message'
import { refreshSent, useApiErrorText, useBsnConfirmation, usePortal } from '@portal/remote-kit'
import type { Attachments } from '@portal/ui/upload'
import { useState } from 'react'
import { damageTypeOf } from '../shared/damage-type.ts'
import type { Typed } from '../shared/draft.ts'
import { useText } from '../texts.ts'
import { useSummary } from './use-summary.ts'

/** How far a report has come; of one that the server refused, its own sentence about that, where it has one. */
type Sending =
  | { state: 'unsent' }
  | { state: 'failed'; refusal: string | null }
  | { state: 'sending'; share: number }

/** Most files of one report, as the server has it. */
export const mostFiles = 5

/**
 * Sends a report as a message in one call with its photos and documents, so that all of it arrives or nothing. They
 * stand at the policy where that is known. Under one key, so that trying again sends nothing twice.
 */
export function useSendReport(key: string) {
  const { api, queries } = usePortal()
  const text = useText()
  const summaryOf = useSummary()
  const bsn = useBsnConfirmation()
  const refusalText = useApiErrorText()
  const [sending, setSending] = useState<Sending>({ state: 'unsent' })

  const sendAll = async (typed: Typed, { files, withBsn }: Attachments) => {
    const names = files.map(({ name }) => name)
    const lines = summaryOf(typed, names).map(({ term, value }) => `${term.replace(/\?$/, '')}: ${value}`)
    const body = {
      message: [text('report_message'), ...lines].join('\n'),
      screen: 'schades',
      subject: text('report_subject', { type: text(`damage_type_${damageTypeOf(typed.type)}`) }),
      documents: [...files],
      with_bsn: bsn.allowed(files, withBsn),
      ...(typed.policy ? { policy_id: typed.policy } : {}),
      idempotency_key: key,
    }
    const onProgress = (sent: number, total: number) =>
      setSending({ state: 'sending', share: total > 0 ? sent / total : 0 })
    const { data } = await api.send(sendMessage, { body }, { onProgress }).catch(bsn.recordQuestion(files))
    if (!data.success) throw new Error('the message was not taken')
    refreshSent(queries, files)
  }

  /** Whether it has arrived. */
  const send = async (typed: Typed, attachments: Attachments): Promise<boolean> => {
    setSending({ state: 'sending', share: 0 })
    try {
      await sendAll(typed, attachments)
      setSending({ state: 'unsent' })
      return true
    } catch (error) {
      setSending({ state: 'failed', refusal: refusalText(error) })
      return false
    }
  }
  return { sending, send }
}
