import { Button } from '@portal/ui'
import { useText } from '../../texts.ts'
import type { useMessage } from './use-message.ts'

/** Sends what was typed; after a failure it tries again (MSG-04). */
export function SendButton({ state }: { state: ReturnType<typeof useMessage>['state'] }) {
  const text = useText()
  return (
    <Button type="submit" icon="mail" justifySelf="start" busy={state === 'sending'}>
      {text(state === 'failed' ? 'message_again' : state === 'sending' ? 'message_sending' : 'message_send')}
    </Button>
  )
}
