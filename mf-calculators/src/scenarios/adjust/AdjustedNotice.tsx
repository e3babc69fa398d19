import { Button, Notice, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

interface Props {
  /** What was worked out otherwise. */
  words: string
  onReset: () => void
}

/** That the answer is of other figures than the file's, of which, and the way back. */
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
