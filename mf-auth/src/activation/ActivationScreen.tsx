import { useSearchParams } from '@portal/remote-kit/router'
import { ButtonLink, Notice, Skeleton, Text } from '@portal/ui'
import { FormHeader } from '../shared/layout/FormHeader.tsx'
import { GuestPage } from '../shared/layout/GuestPage.tsx'
import { useText } from '../texts.ts'
import type { ActivationHint } from './retry-activation.ts'
import { useActivation } from './use-activation.ts'

/** Progress while the account is created; shows hints if it takes long. */
function ActivationProgress({ hint }: { hint: ActivationHint | undefined }) {
  const text = useText()
  return (
    <>
      <FormHeader title={text('activation_title')} intro={text('activation_busy')} />
      <Skeleton h="12px" rounded="6px" />
      <Text as="div" role="status">
        {hint && <Notice>{text(hint)}</Notice>}
      </Text>
    </>
  )
}

/** Activates an account with the code from an invitation (ACTIVATE). */
export default function ActivationScreen() {
  const text = useText()
  const [search] = useSearchParams()
  const activation = useActivation(search.get('code'))
  if (activation.state === 'busy')
    return (
      <GuestPage>
        <ActivationProgress hint={activation.hint} />
      </GuestPage>
    )
  const done = activation.state === 'done'
  const message = {
    done: 'email_received',
    failed: 'account_activation_error',
    'no-code': 'no_code_received',
  } as const
  return (
    <GuestPage>
      <FormHeader title={text(done ? 'activation_done' : 'activation_title')} />
      <Notice status={done ? 'good' : 'bad'} role={done ? 'status' : 'alert'}>
        {text(message[activation.state])}
      </Notice>
      <ButtonLink kind={done ? 'secondary' : 'primary'} href={done ? '/login' : '/login?mode=recovery'}>
        {text(done ? 'login_submit' : 'login_forgot')}
      </ButtonLink>
    </GuestPage>
  )
}
