import { Button, Flex } from '@portal/ui'
import { useText } from '../texts.ts'

interface Props {
  /** Words on the button that sends the form. */
  send: string
  busy: boolean
  onCancel: () => void
}

/** What a form in a dialog ends with: sending it, or leaving. */
export function FormButtons({ send, busy, onCancel }: Props) {
  const text = useText()
  return (
    <Flex gap="3" wrap="wrap">
      <Button type="submit" busy={busy}>
        {send}
      </Button>
      <Button kind="secondary" onClick={onCancel}>
        {text('cancel')}
      </Button>
    </Flex>
  )
}
