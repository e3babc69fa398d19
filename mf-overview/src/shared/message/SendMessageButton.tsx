import type { useSendMessage } from '@portal/remote-kit'
import { Button } from '@portal/ui'
import { useText } from '../../texts.ts'

export function SendMessageButton({ status }: Pick<ReturnType<typeof useSendMessage>, 'status'>) {
  const text = useText()
  return (
    <Button type="submit" icon="mail" justifySelf="start" busy={status === 'pending'}>
      {text(status === 'error' ? 'message_again' : status === 'pending' ? 'message_sending' : 'message_send')}
    </Button>
  )
}
