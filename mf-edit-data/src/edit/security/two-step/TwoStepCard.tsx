import { getTwoStepSetting, type TwoStepSetting } from '@portal/contract/two-step-sign-in'
import { useTenant } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Button, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'

const LazyTwoStepDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "two-step" */ './TwoStepDialog.tsx'),
)

/** Card that tells whether sign-in takes two steps, with a switch if the tenant lets customers choose. */
export function TwoStepCard() {
  const text = useText()
  return (
    <AccountCard title={text('two_step')} call={getTwoStepSetting} isOn={({ data }) => data.enabled}>
      {({ data }) => <TwoStepState {...data} />}
    </AccountCard>
  )
}

function TwoStepState({ enabled, can_change, email }: TwoStepSetting) {
  const text = useText()
  const tenant = useTenant()?.name ?? ''
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState(false)
  return (
    <>
      <Text color="ink2" mt="2">
        {enabled ? text('two_step_on_text', { email: email ?? '' }) : text('two_step_off_text')}
      </Text>
      {changed && (
        <Notice status="good" role="status" mt="4">
          {text(enabled ? 'two_step_now_on' : 'two_step_now_off')}
        </Notice>
      )}
      {can_change ? (
        <Button kind="secondary" small mt="4" onClick={() => setOpen(true)}>
          {text(enabled ? 'two_step_switch_off' : 'two_step_switch_on')}
        </Button>
      ) : (
        <Text textStyle="meta" mt="3">
          {email ? text('two_step_tenant', { tenant }) : text('two_step_no_email')}
        </Text>
      )}
      {open && (
        <LazyTwoStepDialog
          enable={!enabled}
          email={email ?? ''}
          onClose={() => setOpen(false)}
          onChanged={() => {
            setOpen(false)
            setChanged(true)
          }}
        />
      )}
    </>
  )
}
