import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { Message } from '../../texts.ts'
import type { NextStep } from './next-step.ts'

/** The second is what the firm calls it, in Dutch. */
const bold = { 0: <chakra.b fontWeight={600} />, 1: <chakra.b fontWeight={600} lang="nl" /> }

/** The step in a sentence, with what to do set bold. */
export function Sentence({ step }: { step: NextStep }) {
  const { language } = useLanguage()
  switch (step.kind) {
    case 'document':
    case 'damage':
      return step.count === 1 ? (
        <Message id={`next_${step.kind}_named`} values={{ name: step.first.title }} components={bold} />
      ) : (
        <Message id={`next_${step.kind}`} values={{ count: step.count }} components={bold} />
      )
    case 'task':
      return step.count > 1 ? (
        <Message id="next_tasks" values={{ count: step.count, title: step.first.title }} components={bold} />
      ) : (
        <Message id="next_task" values={{ title: step.first.title }} components={bold} />
      )
    case 'answer':
      return <Message id="next_answer" values={{ title: step.first.title }} components={bold} />
    case 'messages':
      return <Message id="next_messages" values={{ count: step.count }} components={bold} />
    case 'figures':
      return (
        <Message
          id="next_figures"
          values={{ date: formatDate(step.since, language) ?? step.since }}
          components={bold}
        />
      )
    case 'rate':
      return (
        <Message
          id="next_rate"
          values={{ date: formatDate(step.on, language) ?? step.on }}
          components={bold}
        />
      )
    case 'begin':
    case 'none':
    case 'unknown':
      return <Message id={`next_${step.kind}`} components={bold} />
  }
}
