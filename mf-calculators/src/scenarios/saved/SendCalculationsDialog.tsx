import { DraftMessageForm } from '@portal/blocks/draft-message-form'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { truncateText } from '@portal/domain/format/truncate-text'
import { useLanguage, useSendMessage } from '@portal/remote-kit'
import { Button, EmptyState, Mug, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { useState } from 'react'
import { useText } from '../../texts.ts'
import { useAdjustedFiguresText } from '../adjust/use-adjusted-figures-text.ts'
import type { AffectedPerson } from '../list-scenarios.ts'
import { useFormatSavedLine, useFormatVerdict } from '../use-scenario-texts.ts'
import type { SavedCalculation } from './saved-calculation.ts'

export interface SendCalculationsDialogProps {
  open: boolean
  compared: readonly SavedCalculation[]
  names: Record<AffectedPerson, string>
  onClose: () => void
}

/** Dialog to send saved calculations to the adviser with a question, as a message with all their figures. */
export default function SendCalculationsDialog({
  open,
  compared,
  names,
  onClose,
}: SendCalculationsDialogProps) {
  const { language } = useLanguage()
  const text = useText()
  const formatVerdict = useFormatVerdict()
  const formatSavedLine = useFormatSavedLine()
  const formatAdjustedFigures = useAdjustedFiguresText()
  const [sent, setSent] = useState(false)
  const about = { screen: 'scenarios', category: 'scenarios', subject: text('tool_scenarios') } as const
  const { send } = useSendMessage()
  const figures = compared
    .map(({ name, date, adjusted, verdictCount, lines }) =>
      [
        `${name} (${date})`,
        formatAdjustedFigures(adjusted, names),
        formatVerdict(verdictCount),
        ...lines.map(
          ({ scenario, who, verdict, possible, needed }) =>
            `${formatSavedLine(scenario, who, names)}: ${text(`verdict_${verdict}`)}, ${text(
              'compare_amounts',
              {
                possible: formatWholeEuro(possible, language),
                needed: formatWholeEuro(needed, language),
              },
            )}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')
  const closeDialog = () => {
    setSent(false)
    onClose()
  }
  return (
    <Dialog open={open} onClose={closeDialog} title={text('send_title')}>
      {sent ? (
        <div role="status">
          <EmptyState
            title={text('send_done')}
            illustration={<Mug />}
            action={
              <Button kind="secondary" onClick={closeDialog}>
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
                { ...about, ...written, text: truncateText(`${written.text}\n\n${figures}`, 10_000) },
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
