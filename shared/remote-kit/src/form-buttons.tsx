import { Button, Flex } from '@portal/ui'
import { useFormContext } from '@portal/ui/form'

interface FormButtonsProps {
  send: string
  cancel: string
  onCancel: () => void
}

/** Buttons of the surrounding form. */
export function FormButtons({ send, cancel, onCancel }: FormButtonsProps) {
  const { isSubmitting } = useFormContext().formState
  return (
    <Flex gap="3" wrap="wrap">
      <Button type="submit" busy={isSubmitting}>
        {send}
      </Button>
      <Button kind="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    </Flex>
  )
}
