import { TracedAmount as Amount } from '@portal/remote-kit/trace'
import { useText } from '../../texts.ts'

interface Props {
  /** The formatted amount. */
  children: string
  /** Trace step of the amount; without one it is plain text. */
  step: number | undefined
  onOpen: (step: number) => void
}

/** An amount that shows its calculation on click. */
export function TracedAmount(props: Props) {
  const text = useText()
  return <Amount {...props} label={text('trace')} />
}
