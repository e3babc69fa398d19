import { Button, Flex } from '@portal/ui'

interface FormButtonsProps {
  send: string
  cancel: string
  busy: boolean
  onCancel: () => void
}

export function FormButtons({ send, cancel, busy, onCancel }: FormButtonsProps) {
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
