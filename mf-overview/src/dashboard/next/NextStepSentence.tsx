import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { Message } from '../../texts.ts'
import type { NextStep } from './choose-next-step.ts'

/** Who speaks in the sentence: the adviser ('I') or the tenant ('we'). */
export type NextStepSpeaker = 'adviser' | 'tenant'

interface NextStepSentenceProps {
  step: NextStep
  by: NextStepSpeaker
}

/**
 * React elements for the bold placeholders of the sentence. Placeholder 1 contains the tenant's own text, which is
 * Dutch.
 */
const boldElementsByPlaceholder = {
  0: <chakra.b fontWeight={600} />,
  1: <chakra.b fontWeight={600} lang="nl" />,
}

export function NextStepSentence({ step, by }: NextStepSentenceProps) {
  const { language } = useLanguage()
  const formatDay = (day: string) => formatDate(day, language) ?? day
  const renderSentence = (values = {}) => (
    <Message id={`next_${step.kind}`} values={{ by, ...values }} components={boldElementsByPlaceholder} />
  )
  switch (step.kind) {
    case 'document':
    case 'damage':
    case 'task':
    case 'answer':
      return renderSentence({ name: step.first.title })
    case 'messages':
      return renderSentence({ count: step.count })
    case 'figures':
      return renderSentence({ date: formatDay(step.since) })
    case 'rate':
      return renderSentence({ date: formatDay(step.on) })
    case 'begin':
    case 'none':
    case 'unknown':
      return renderSentence()
  }
}
