import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { Message } from '../../texts.ts'
import type { NextStep } from './next-step.ts'

/** Who says it: the customer's adviser, as 'I', or the firm, as 'we'. */
export type Speaker = 'adviser' | 'firm'

interface Props {
  step: NextStep
  by: Speaker
}

/** The second is what the firm calls it, in Dutch. */
const bold = { 0: <chakra.b fontWeight={600} />, 1: <chakra.b fontWeight={600} lang="nl" /> }

/** The step in a sentence, with what to do set bold. */
export function Sentence({ step, by }: Props) {
  const { language } = useLanguage()
  const dateText = (day: string) => formatDate(day, language) ?? day
  const sentence = (values = {}) => (
    <Message id={`next_${step.kind}`} values={{ by, ...values }} components={bold} />
  )
  switch (step.kind) {
    case 'document':
    case 'damage':
    case 'task':
    case 'answer':
      return sentence({ name: step.first.title })
    case 'messages':
      return sentence({ count: step.count })
    case 'figures':
      return sentence({ date: dateText(step.since) })
    case 'rate':
      return sentence({ date: dateText(step.on) })
    case 'begin':
    case 'none':
    case 'unknown':
      return sentence()
  }
}
