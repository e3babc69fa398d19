import { Button, Notice, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

interface Props {
  /** The changed figures, formatted. */
  words: string
  onReset: () => void
}

/** Notes that the result uses changed figures, and which, with a reset button. */
export function AdjustedNotice({ words, onReset }: Props) {
  const text = useText()
  return (
    <Notice role="status">
      <Text>{text('adjusted', { list: words })}</Text>
      <Button kind="quiet" small ml="-3" onClick={onReset}>
        {text('adjusted_reset')}
      </Button>
    </Notice>
  )
}
