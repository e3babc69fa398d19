import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { Message } from '../../texts.ts'
import type { NextStep } from './next-step.ts'

/** Who says it: the customer's adviser, as 'I', or the firm, as 'we'. */
export type Speaker = 'adviser' | 'firm'

type Said = `next_${NextStep['kind'] | 'document_named' | 'damage_named' | 'tasks'}`

interface Props {
  step: NextStep
  by: Speaker
}

/** The second is what the firm calls it, in Dutch. */
const bold = { 0: <chakra.b fontWeight={600} />, 1: <chakra.b fontWeight={600} lang="nl" /> }

/** The step in a sentence, with what to do set bold. */
export function Sentence({ step, by }: Props) {
  const { language } = useLanguage()
  const said = (day: string) => formatDate(day, language) ?? day
  const sentence = (id: Said, values = {}) => <Message id={id} values={{ by, ...values }} components={bold} />
  switch (step.kind) {
    case 'document':
    case 'damage':
      return step.count === 1
        ? sentence(`next_${step.kind}_named`, { name: step.first.title })
        : sentence(`next_${step.kind}`, { count: step.count })
    case 'task':
      return step.count > 1
        ? sentence('next_tasks', { count: step.count, title: step.first.title })
        : sentence('next_task', { title: step.first.title })
    case 'answer':
      return sentence('next_answer', { title: step.first.title })
    case 'messages':
      return sentence('next_messages', { count: step.count })
    case 'figures':
      return sentence('next_figures', { date: said(step.since) })
    case 'rate':
      return sentence('next_rate', { date: said(step.on) })
    case 'begin':
    case 'none':
    case 'unknown':
      return sentence(`next_${step.kind}`)
  }
}
