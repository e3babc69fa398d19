import { type ReactNode, useRef } from 'react'
import { Button } from './button/Button.tsx'
import type { ButtonKind } from './button/button-styles.ts'
import { Overlay } from './overlay/Overlay.tsx'
import { dialogCss, dialogPositionerCss } from './overlay/overlay-styles.ts'
import { animationDurationsMs } from './system/animation-durations.ts'
import { Flex } from './system/styled.tsx'

export interface ConfirmProps {
  open: boolean
  title: string
  /** Text that says what happens, and whether it can be undone. */
  children: ReactNode
  /** Labels of the two buttons: `confirm` for the action, and `cancel`. */
  confirm: string
  cancel: string
  /** Style of the button for the action; `danger` by default. */
  kind?: ButtonKind
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Confirmation before an action that should not happen by accident. The cancel button is last, and has the focus. */
export function Confirm({
  open,
  title,
  children,
  confirm,
  cancel,
  kind = 'danger',
  busy,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Overlay
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      initialFocus={safe}
      milliseconds={animationDurationsMs.dialog}
      place={dialogPositionerCss}
      box={[dialogCss, { maxW: '480px' }]}
    >
      <div>{children}</div>
      <Flex gap="3" wrap="wrap" css={{ '& > *': { flex: '1 1 auto' } }}>
        <Button kind={kind} busy={busy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button kind="secondary" ref={safe} onClick={onCancel}>
          {cancel}
        </Button>
      </Flex>
    </Overlay>
  )
}
