import type { Id } from '@portal/contract/wire'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { useCanEdit } from '../../shared/use-can-edit.ts'
import { useText } from '../../texts.ts'

const MfaResetDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "keys-reset" */ './MfaResetDialog.tsx'),
)

/** Button to remove the passkeys and authenticator app of a customer who can no longer use them (KEYS-11). */
export function MfaResetButton({ id, name }: { id: Id; name: string }) {
  const text = useText()
  const may = useCanEdit()
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button kind="quiet" small icon="key" onClick={() => setOpen(true)}>
        {text('keys_reset')}
      </Button>
      {open && <MfaResetDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
