import type { CallBody } from '@portal/contract/call'
import { authoriseReleaseKey } from '@portal/contract/release-team'
import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { matchText } from '@portal/remote-kit/form-schema'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useConsoleWrite } from '../shared/use-console-write.ts'
import { useText } from '../texts.ts'

interface GrantFormValues {
  key: string
  team: string
  /** Names of remotes, separated by commas or spaces. */
  remotes: string
}

/** A public key has 43 characters of base64url. */
const isValidPublicKey = (typed: string): boolean => /^[\w-]{43}$/.test(typed.trim())

const isValidTeamName = (typed: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(typed.trim())

/** Parses remote names and removes duplicates; null if a name is invalid or none is given. */
function parseRemoteNames(typed: string): string[] | null {
  const names = [...new Set(typed.split(/[\s,]+/).filter(Boolean))]
  return names.length > 0 && names.every((name) => /^(\*|[a-z][a-z0-9-]{0,59})$/.test(name)) ? names : null
}

const toGrantRequest = ({ key, team, remotes }: GrantFormValues): CallBody<typeof authoriseReleaseKey> => ({
  key: key.trim(),
  team: team.trim(),
  remotes: parseRemoteNames(remotes) ?? [],
})

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
  const write = useConsoleWrite(authoriseReleaseKey, {
    refreshes: ['RELEASE_TEAM'],
    onDone: () => {
      form.reset(emptyGrant)
      onClose()
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={text('grant')}>
      <Form
        form={form}
        onSubmit={(typed) => write.submit({ body: toGrantRequest(typed) })}
        problem={write.errorText}
      >
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
        <FormButtons cancel={text('cancel')} send={text('grant')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
