import { ApiError } from '@portal/contract/error'
import { getTwoStep, type TwoStep } from '@portal/contract/two-step'
import { QueryView, useCurrent, useTenant } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Badge, Button, Card, Flex, Heading, Loading, Notice, Skeleton, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../../texts.ts'

const TwoStepDialog = lazyWithRetry(() => import(/* webpackChunkName: "two-step" */ './TwoStepDialog.tsx'))

/** Whether signing in takes two steps, and changing that where the firm lets its customers choose. */
export function TwoStepCard() {
  const text = useText()
  const read = useCurrent(getTwoStep)
  if (read.error instanceof ApiError && read.error.status === 404) return null
  return (
    <Card>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading level={2} look="question">
          {text('two_step')}
        </Heading>
        {read.data && (
          <Badge status={read.data.data.enabled ? 'good' : 'plain'}>
            {text(read.data.data.enabled ? 'two_step_on' : 'two_step_off')}
          </Badge>
        )}
      </Flex>
      <QueryView
        read={read}
        waiting={
          <Loading>
            <Skeleton h="48px" mt="2" />
          </Loading>
        }
        error={[text('account_error'), text('account_error_hint')]}
        framed={false}
      >
        {({ data }) => <Known {...data} />}
      </QueryView>
    </Card>
  )
}

function Known({ enabled, can_change, email }: TwoStep) {
  const text = useText()
  const firm = useTenant()?.name ?? ''
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
          {email ? text('two_step_firm', { firm }) : text('two_step_no_email')}
        </Text>
      )}
      {open && (
        <TwoStepDialog
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
