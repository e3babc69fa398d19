import { Button, Flex, Notice } from '@portal/ui'
import { useText } from '../texts.ts'

interface Props {
  /** It is under way. */
  busy: boolean
  /** It is on file. */
  saved: boolean
}

/** What a form of the settings ends with: saving it, and that it is saved. */
export function SaveButton({ busy, saved }: Props) {
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
