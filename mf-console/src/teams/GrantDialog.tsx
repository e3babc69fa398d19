import { postReleaseGrant } from '@portal/contract/release-team'
import * as v from '@portal/contract/schema'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { textThat } from '@portal/remote-kit/form-schema'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useProblem } from '../shared/use-problem.ts'
import { useText } from '../texts.ts'
import { type Granted, grantOf, isKey, isTeam, namesIn } from './granted.ts'

export interface Props {
  open: boolean
  onClose: () => void
}

const empty: Granted = { key: '', team: '', remotes: '' }

/** Allows a team's key to publish and place remotes. */
export default function GrantDialog({ open, onClose }: Props) {
  const text = useText()
  const form = useForm<Granted>({
    schema: v.object({
      team: textThat(isTeam, text('team_required')),
      key: textThat(isKey, text('key_required')),
      remotes: textThat((typed) => namesIn(typed) !== null, text('remotes_required')),
    }),
    defaultValues: empty,
  })
  const write = useWrite(postReleaseGrant, {
    refreshes: ['RELEASE_TEAM'],
    onDone: () => {
      form.reset(empty)
      onClose()
    },
  })
  const problem = useProblem()(write.error)
  const send = async (typed: Granted) => {
    await write.mutateAsync({ body: grantOf(typed) }).catch(() => {})
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('grant')}>
      <Form form={form} onSubmit={send} problem={problem}>
        <TextField
          name="team"
          label={text('team')}
          hint={text('team_hint')}
          input={{ autoComplete: 'off', maxLength: 40 }}
        />
        <TextField
          name="key"
          label={text('key')}
          hint={text('key_hint')}
          input={{ autoComplete: 'off', spellCheck: false }}
        />
        <TextField
          name="remotes"
          label={text('remotes')}
          hint={text('remotes_hint')}
          input={{ autoComplete: 'off', spellCheck: false }}
        />
        <FormButtons cancel={text('cancel')} send={text('grant')} busy={write.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
