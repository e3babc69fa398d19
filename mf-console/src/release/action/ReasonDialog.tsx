import type { ReleaseAction } from '@portal/contract/release'
import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireText } from '@portal/remote-kit/form-schema'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, useForm } from '@portal/ui/form'
import { useReleaseTargetLabel } from '../../shared/use-release-target-label.ts'
import { useText } from '../../texts.ts'
import { ReasonField, toReasonBody } from './ReasonField.tsx'
import { getActionTextId } from './requested-action.ts'
import { useReleaseAction } from './use-release-action.ts'

interface ReasonDialogProps {
  open: boolean
  remote: string
  tenants: readonly { subdomain: string; name: string }[]
  act: ReleaseAction
  onClose: () => void
}

/** Dialog that asks for a reason, then runs the action. */
export function ReasonDialog({ open, remote, tenants, act, onClose }: ReasonDialogProps) {
  const text = useText()
  const getPlacementLabel = useReleaseTargetLabel(tenants)
  const name = getActionTextId(act)
  const isWhyRequired = name === 'disable'
  const form = useForm({
    schema: v.object(isWhyRequired ? { why: requireText(text('why_required')) } : {}),
    defaultValues: { why: '' },
  })
  const { send, problem } = useReleaseAction(remote, () => {
    form.reset()
    onClose()
  })
  const { channel, tenant = '*' } = { channel: undefined, ...act }
  const place = channel ? text('channel', { channel }) : getPlacementLabel(tenant)
  return (
    <Dialog open={open} onClose={onClose} title={text(`act_${name}`)} about={`${remote} · ${place}`}>
      <Form form={form} onSubmit={({ why }) => send({ ...act, ...toReasonBody(why) })} problem={problem}>
        <Text>{text(`act_${name}_hint`)}</Text>
        <ReasonField required={isWhyRequired} />
        <FormButtons cancel={text('cancel')} send={text(`act_${name}`)} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
