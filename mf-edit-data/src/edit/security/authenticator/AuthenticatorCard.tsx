import { type Authenticator, getAuthenticator } from '@portal/contract/authenticator'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Button, Flex, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'

const LazySetUpAuthenticatorDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "app-set-up" */ './SetUpAuthenticatorDialog.tsx'),
)
const LazyChangeAuthenticatorDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "app-change" */ './ChangeAuthenticatorDialog.tsx'),
)

/** The hint appears when fewer than this number of recovery codes remain. */
const fewRecoveryCodesThreshold = 3

/** Card to set up or remove an authenticator app, and to create new recovery codes (KEYS-06, KEYS-08). */
export function AuthenticatorCard() {
  const text = useText()
  return (
    <AccountCard title={text('app')} call={getAuthenticator} isOn={({ data }) => data.enabled}>
      {({ data }) => <AuthenticatorState {...data} />}
    </AccountCard>
  )
}

function AuthenticatorState({ enabled, recovery_codes_left, password_wanted }: Authenticator) {
  const text = useText()
  const [open, setOpen] = useState<'set-up' | 'recovery' | 'remove' | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const closeDialog = (content: string | null = null) => {
    setOpen(null)
    setMessage(content)
  }
  return (
    <>
      <Text color="ink2" mt="2">
        {text(enabled ? 'app_on_text' : 'app_off_text')}
      </Text>
      {message && (
        <Notice status="good" role="status" mt="4">
          {message}
        </Notice>
      )}
      {enabled && (
        <Text mt="3" fontWeight={recovery_codes_left <= fewRecoveryCodesThreshold ? 600 : undefined}>
          {text('app_codes_left', { count: recovery_codes_left })}
        </Text>
      )}
      <Flex gap="3" mt="4" wrap="wrap">
        {enabled ? (
          <>
            <Button kind="secondary" small onClick={() => setOpen('recovery')}>
              {text('app_new_codes')}
            </Button>
            <Button kind="quiet" small onClick={() => setOpen('remove')}>
              {text('two_step_switch_off')}
            </Button>
          </>
        ) : (
          <Button kind="secondary" small onClick={() => setOpen('set-up')}>
            {text('app_set_up')}
          </Button>
        )}
      </Flex>
      {open === 'set-up' && (
        <LazySetUpAuthenticatorDialog
          passwordWanted={password_wanted}
          onClose={() => closeDialog()}
          onDone={() => closeDialog(text('app_now_on'))}
        />
      )}
      {(open === 'recovery' || open === 'remove') && (
        <LazyChangeAuthenticatorDialog
          change={open}
          passwordWanted={password_wanted}
          onClose={() => closeDialog()}
          onDone={() => closeDialog(text(open === 'remove' ? 'app_now_off' : 'app_codes_made'))}
        />
      )}
    </>
  )
}
