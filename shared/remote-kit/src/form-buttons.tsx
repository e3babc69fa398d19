import { Button, Flex } from '@portal/ui'

interface Props {
  /** Label of the submit button. */
  send: string
  /** Label of the cancel button. */
  cancel: string
  busy: boolean
  onCancel: () => void
}

/** Submit and cancel buttons of a form in a dialog. */
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
