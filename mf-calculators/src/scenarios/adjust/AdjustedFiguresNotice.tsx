import { Button, Notice, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

interface AdjustedFiguresNoticeProps {
  /** The changed figures, formatted. */
  figures: string
  onReset: () => void
}

/** Says that the result uses changed figures, lists them, and offers a reset button. */
export function AdjustedFiguresNotice({ figures, onReset }: AdjustedFiguresNoticeProps) {
  const text = useText()
  return (
    <Notice role="status">
      <Text>{text('adjusted', { list: figures })}</Text>
      <Button kind="quiet" small ml="-3" onClick={onReset}>
        {text('adjusted_reset')}
      </Button>
    </Notice>
  )
}
