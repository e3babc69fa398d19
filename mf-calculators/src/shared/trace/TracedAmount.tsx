import { TracedAmount as Amount } from '@portal/remote-kit/trace'
import { useText } from '../../texts.ts'

interface Props {
  /** The amount as it reads. */
  children: string
  /** Step that gave it; without one it is plain text. */
  step: number | undefined
  onOpen: (step: number) => void
}

/** An amount that says how it was worked out when it is pressed. */
export function TracedAmount(props: Props) {
  const text = useText()
  return <Amount {...props} label={text('trace')} />
}
