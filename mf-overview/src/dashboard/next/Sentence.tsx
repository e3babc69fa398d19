import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { Message } from '../../texts.ts'
import type { NextStep } from './next-step.ts'

/** Speaker: the adviser ('I') or the tenant ('we'). */
export type Speaker = 'adviser' | 'tenant'

interface Props {
  step: NextStep
  by: Speaker
}

/** The second one marks the tenant's own words as Dutch. */
const bold = { 0: <chakra.b fontWeight={600} />, 1: <chakra.b fontWeight={600} lang="nl" /> }

/** The step as a sentence, with the action in bold. */
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
