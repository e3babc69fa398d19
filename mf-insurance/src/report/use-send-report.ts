import { uploadDocument } from '@portal/contract/document'
import { sendMessage } from '@portal/contract/message'
import { usePortal } from '@portal/remote-kit'
import type { Attachments } from '@portal/ui/upload'
import { useState } from 'react'
import { damageTypeOf } from '../parts/damage-type.ts'
import type { Typed } from '../parts/draft.ts'
import { useText } from '../texts.ts'
import { useSummary } from './use-summary.ts'

type Sending = { state: 'unsent' | 'failed' } | { state: 'sending'; share: number }

/**
 * Sends a report: its photos and documents first, one after another and at the policy where that is known, then the
 * message. Each part has a key of its own, so that trying again after a failure half-way sends nothing twice.
 */
export function useSendReport(key: string) {
  const { api, queries } = usePortal()
  const text = useText()
  const summaryOf = useSummary()
  const [sending, setSending] = useState<Sending>({ state: 'unsent' })

  const sendAll = async (typed: Typed, { items }: Attachments) => {
    const ready = items.filter(({ state }) => state.step === 'ready')
    for (const [index, { id, name, file }] of ready.entries()) {
      const body = {
        name,
        content: file,
        screen: 'schades',
        idempotency_key: id,
        ...(typed.policy ? { parent_type: 'policy' as const, parent_id: typed.policy } : {}),
      }
      const onProgress = (sent: number, total: number) =>
        setSending({ state: 'sending', share: (index + sent / total) / (ready.length + 1) })
      const { data } = await api.send(uploadDocument, { body }, { onProgress })
      if (!data.success) throw new Error('the document was not taken')
    }
    const lines = summaryOf(
      typed,
      ready.map(({ name }) => name),
    ).map(({ term, value }) => `${term.replace(/\?$/, '')}: ${value}`)
    const body = {
      message: [text('report_message'), ...lines].join('\n'),
      screen: 'schades',
      subject: text('report_subject', { type: text(`damage_type_${damageTypeOf(typed.type)}`) }),
      documents: [],
      idempotency_key: key,
    }
    const { data } = await api.send(sendMessage, { body })
    if (!data.success) throw new Error('the message was not taken')
    if (ready.length > 0) void queries.invalidateQueries({ queryKey: ['DOCUMENTS'] })
  }

  /** Whether it has arrived. */
  const send = async (typed: Typed, attachments: Attachments): Promise<boolean> => {
    setSending({ state: 'sending', share: 0 })
    const arrived = await sendAll(typed, attachments).then(
      () => true,
      () => false,
    )
    setSending({ state: arrived ? 'unsent' : 'failed' })
    return arrived
  }
  return { sending, send }
}
