import { useLastNonNull } from '@portal/remote-kit/layer'
import { Button, Text } from '@portal/ui'
import type { Dialog } from '@portal/ui/dialog'
import { useEffect, useRef, useState } from 'react'

/** Pause before the dialog's code is requested again, in milliseconds. */
const dialogRetryDelayMs = 5000

/**
 * Loads the design system's dialog component when the dialog is needed, and tries again until loading succeeds. Returns
 * null until then.
 */
function useDialog(isWanted: boolean): typeof Dialog | null {
  const [Loaded, setLoaded] = useState<typeof Dialog | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted || Loaded) return
    let retry: ReturnType<typeof setTimeout> | undefined
    import('@portal/ui/dialog').then(
      (code) => setLoaded(() => code.Dialog),
      () => {
        retry = setTimeout(() => setAttempt(attempt + 1), dialogRetryDelayMs)
      },
    )
    return () => clearTimeout(retry)
  }, [isWanted, Loaded, attempt])
  return Loaded
}

interface MessageDialogProps {
  title: string
  children: string | null
  action: string
  onClose(): void
}

/** Dialog with a message about the whole page. It closes an open side panel, which would cover the dialog. */
export function MessageDialog({ title, children, action, onClose }: MessageDialogProps) {
  const open = children !== null
  const button = useRef<HTMLButtonElement>(null)
  const LoadedDialog = useDialog(open)
  useEffect(() => {
    if (open) for (const panel of document.querySelectorAll('dialog')) panel.close()
  }, [open])
  const message = useLastNonNull(children)
  if (!LoadedDialog) return null
  return (
    <LoadedDialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={title}
      width={440}
      initialFocus={button}
    >
      <Text>{message}</Text>
      <Button ref={button} justifySelf="start" onClick={onClose}>
        {action}
      </Button>
    </LoadedDialog>
  )
}
