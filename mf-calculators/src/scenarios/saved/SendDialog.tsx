import { cutText } from '@portal/domain/format/cut-text'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage, useSendMessage } from '@portal/remote-kit'
import { DraftMessageForm } from '@portal/remote-kit/message'
import { Button, EmptyState, Mug, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { useState } from 'react'
import { useText } from '../../texts.ts'
import { useAdjustedWords } from '../adjust/use-adjusted-words.ts'
import type { AffectedPerson } from '../scenarios.ts'
import type { SavedCalculation } from './saved.ts'
import { useLineWords } from './use-line-words.ts'

export interface Props {
  open: boolean
  compared: readonly SavedCalculation[]
  names: Record<AffectedPerson, string>
  onClose: () => void
}

/** Sends saved calculations to the adviser with a question: a message with all their figures. */
export default function SendDialog({ open, compared, names, onClose }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const nameOf = useLineWords()
  const adjustedWords = useAdjustedWords()
  const [sent, setSent] = useState(false)
  const about = { screen: 'scenarios', category: 'scenarios', subject: text('tool_scenarios') } as const
  const { send } = useSendMessage()
  const figures = compared
    .map(({ name, date, adjusted, answer, lines }) =>
      [
        `${name} (${date})`,
        adjustedWords(adjusted, names),
        text(`whole_${answer}`),
        ...lines.map(
          ({ scenario, who, verdict, possible, needed }) =>
            `${nameOf(scenario, who, names)}: ${text(`verdict_${verdict}`)}, ${text('compare_amounts', {
              possible: formatWholeEuro(possible, language),
              needed: formatWholeEuro(needed, language),
            })}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')
  const close = () => {
    setSent(false)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={text('send_title')}>
      {sent ? (
        <div role="status">
          <EmptyState
            title={text('send_done')}
            art={<Mug />}
            action={
              <Button kind="secondary" onClick={close}>
                {text('close')}
              </Button>
            }
          >
            {text('send_done_hint')}
          </EmptyState>
        </div>
      ) : (
        <>
          <Text>{text('send_intro', { list: compared.map(({ name }) => `“${name}”`).join(', ') })}</Text>
          <DraftMessageForm
            name="question"
            label={text('send_question')}
            submit={text('send_do')}
            documents={false}
            send={(written, onProgress) =>
              send(
                { ...about, ...written, text: cutText(`${written.text}\n\n${figures}`, 10_000) },
                onProgress,
              )
            }
            onSent={() => setSent(true)}
          />
        </>
      )}
    </Dialog>
  )
}
