import { postReleaseGrant } from '@portal/contract/release-team'
import * as v from '@portal/contract/schema'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { matchText } from '@portal/remote-kit/form-schema'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useErrorText } from '../shared/use-error-text.ts'
import { useText } from '../texts.ts'
import {
  type GrantFormValues,
  isValidPublicKey,
  isValidTeamName,
  parseRemoteNames,
  toGrantRequest,
} from './grant-form-values.ts'

export interface GrantDialogProps {
  open: boolean
  onClose: () => void
}

const emptyGrant: GrantFormValues = { key: '', team: '', remotes: '' }

/** Dialog to grant a team's public key permission to publish and release remotes. */
export default function GrantDialog({ open, onClose }: GrantDialogProps) {
  const text = useText()
  const form = useForm<GrantFormValues>({
    schema: v.object({
      team: matchText(isValidTeamName, text('team_required')),
      key: matchText(isValidPublicKey, text('key_required')),
      remotes: matchText((typed) => parseRemoteNames(typed) !== null, text('remotes_required')),
    }),
    defaultValues: emptyGrant,
  })
  const write = useWrite(postReleaseGrant, {
    refreshes: ['RELEASE_TEAM'],
    onDone: () => {
      form.reset(emptyGrant)
      onClose()
    },
  })
  const problem = useErrorText()(write.error)
  const submitGrant = async (typed: GrantFormValues) => {
    await write.mutateAsync({ body: toGrantRequest(typed) }).catch(() => {})
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('grant')}>
      <Form form={form} onSubmit={submitGrant} problem={problem}>
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
