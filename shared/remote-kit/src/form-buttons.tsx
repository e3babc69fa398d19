import { Button, Flex } from '@portal/ui'

interface Props {
  /** Words on the button that sends the form. */
  send: string
  /** Words on the one that leaves. */
  cancel: string
  busy: boolean
  onCancel: () => void
}

/** What a form in a dialog ends with: sending it, or leaving. */
export function FormButtons({ send, cancel, busy, onCancel }: Props) {
  return (
    <Flex gap="3" wrap="wrap">
      <Button type="submit" busy={busy}>
        {send}
      </Button>
      <Button kind="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    </Flex>
  )
}
