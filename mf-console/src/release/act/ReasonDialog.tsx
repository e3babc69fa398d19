import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, useForm } from '@portal/ui/form'
import { useWhere } from '../../shared/use-where.ts'
import { useText } from '../../texts.ts'
import type { SimpleAct } from './asked.ts'
import { useAct } from './use-act.ts'
import { reasonOf, WhyField } from './WhyField.tsx'

interface Props {
  open: boolean
  remote: string
  firms: readonly { subdomain: string; name: string }[]
  act: SimpleAct
  onClose: () => void
}

/** Asks why, and does it. */
export function ReasonDialog({ open, remote, firms, act, onClose }: Props) {
  const text = useText()
  const where = useWhere(firms)
  const form = useForm({ defaultValues: { why: '' } })
  const { send, busy, problem } = useAct(remote, () => {
    form.reset()
    onClose()
  })
  const place =
    act.act === 'rollback' && act.tenant === undefined
      ? text('channel', { channel: act.channel })
      : where(act.tenant ?? '*')
  return (
    <Dialog open={open} onClose={onClose} title={text(`act_${act.act}`)} about={`${remote} · ${place}`}>
      <Form form={form} onSubmit={({ why }) => send({ ...act, ...reasonOf(why) })} problem={problem}>
        <Text>{text(`act_${act.act}_hint`)}</Text>
        <WhyField required={act.act === 'disable'} />
        <FormButtons cancel={text('cancel')} send={text(`act_${act.act}`)} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
