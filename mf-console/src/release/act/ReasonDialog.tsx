import type { ReleaseAct } from '@portal/contract/release'
import * as v from '@portal/contract/schema'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requiredText } from '@portal/remote-kit/form-schema'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, useForm } from '@portal/ui/form'
import { useWhere } from '../../shared/use-where.ts'
import { useText } from '../../texts.ts'
import { nameOfAct } from './requested-action.ts'
import { useAct } from './use-act.ts'
import { reasonOf, WhyField } from './WhyField.tsx'

interface Props {
  open: boolean
  remote: string
  tenants: readonly { subdomain: string; name: string }[]
  act: ReleaseAct
  onClose: () => void
}

/** Asks for a reason, then runs the action. */
export function ReasonDialog({ open, remote, tenants, act, onClose }: Props) {
  const text = useText()
  const where = useWhere(tenants)
  const name = nameOfAct(act)
  const isWhyRequired = name === 'disable'
  const form = useForm({
    schema: v.object(isWhyRequired ? { why: requiredText(text('why_required')) } : {}),
    defaultValues: { why: '' },
  })
  const { send, busy, problem } = useAct(remote, () => {
    form.reset()
    onClose()
  })
  const { channel, tenant = '*' } = { channel: undefined, ...act }
  const place = channel ? text('channel', { channel }) : where(tenant)
  return (
    <Dialog open={open} onClose={onClose} title={text(`act_${name}`)} about={`${remote} · ${place}`}>
      <Form form={form} onSubmit={({ why }) => send({ ...act, ...reasonOf(why) })} problem={problem}>
        <Text>{text(`act_${name}_hint`)}</Text>
        <WhyField required={isWhyRequired} />
        <FormButtons cancel={text('cancel')} send={text(`act_${name}`)} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
