import { ExplainedAmount as Amount } from '@portal/blocks/trace'
import { useText } from '../../texts.ts'

interface TracedAmountProps {
  children: string
  /** Trace step of the amount; undefined for an amount without an explanation. */
  step: number | undefined
  onOpen: (step: number) => void
}

/** An amount that shows its calculation on click. */
export function TracedAmount(props: TracedAmountProps) {
  const text = useText()
  return <Amount {...props} label={text('trace')} />
}
