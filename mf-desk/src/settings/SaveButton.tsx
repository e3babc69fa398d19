import { Button, Flex, Notice } from '@portal/ui'
import { useText } from '../texts.ts'

interface SaveButtonProps {
  busy: boolean
  saved: boolean
}

/** Save button of a settings form, with a confirmation after the save. */
export function SaveButton({ busy, saved }: SaveButtonProps) {
  const text = useText()
  return (
    <>
      <div role="status">{saved && <Notice status="good">{text('settings_saved')}</Notice>}</div>
      <Flex>
        <Button type="submit" busy={busy}>
          {text('settings_save')}
        </Button>
      </Flex>
    </>
  )
}
