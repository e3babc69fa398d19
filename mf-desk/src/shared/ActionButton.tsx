import type { CacheName } from '@portal/contract/cache-name'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Button, Notice } from '@portal/ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useText } from '../texts.ts'
import type { DeskCall } from './desk-call.ts'
import type { ReasonFieldProps } from './ReasonDialog.tsx'
import { useCanEdit } from './use-can-edit.ts'
import { type DeskWriteInput, useDeskWrite } from './use-desk-write.ts'

/** Call that a button sends. The other props are those of the button, which is small by default. */
interface ActionButtonProps<C extends DeskCall>
  extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'title'> {
  call: C
  label: string
}

/** Button that sends a call, and shows its error. Renders nothing for readers. */
export function ActionButton<C extends DeskCall>({
  call,
  input,
  label,
  refreshes = [],
  ...button
}: ActionButtonProps<C> & { input: DeskWriteInput<C>; refreshes?: readonly CacheName[] }) {
  const write = useDeskWrite(call, { refreshes })
  if (!useCanEdit()) return null
  return (
    <>
      {write.errorText && (
        <Notice status="bad" role="alert">
          {write.errorText}
        </Notice>
      )}
      <Button kind="secondary" small busy={write.isPending} onClick={() => write.mutate(input)} {...button}>
        {label}
      </Button>
    </>
  )
}

interface ConfirmedButtonProps<C extends DeskCall> extends ActionButtonProps<C> {
  input: DeskWriteInput<C>
  /** Question of the dialog, and its explanation. */
  title: string
  hint: string
  /** Label of the dialog's button, if it differs from the label of the first button. */
  confirm?: string
  forReaders?: boolean
}

/** Button that sends a call after confirmation. Renders nothing for readers unless it is for readers too. */
export function ConfirmedButton<C extends DeskCall>({
  call,
  input,
  label,
  title,
  hint,
  confirm = label,
  forReaders = false,
  ...button
}: ConfirmedButtonProps<C>) {
  const text = useText()
  const [isConfirming, setConfirming] = useState(false)
  const write = useDeskWrite(call, { onDone: () => setConfirming(false) })
  const canEdit = useCanEdit()
  if (!canEdit && !forReaders) return null
  return (
    <>
      <Button kind="quiet" small onClick={() => setConfirming(true)} {...button}>
        {label}
      </Button>
      <LazyConfirmDialog
        open={isConfirming}
        title={title}
        confirm={confirm}
        cancel={text('cancel')}
        busy={write.isPending}
        problem={write.errorText}
        onConfirm={() => write.mutate(input)}
        onCancel={() => setConfirming(false)}
      >
        {hint}
      </LazyConfirmDialog>
    </>
  )
}

const ReasonOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "reason" */ './ReasonDialog.tsx'),
  ({ open }) => open,
)

interface ReasonButtonProps<C extends DeskCall> extends ActionButtonProps<C> {
  toInput: (reason: string) => DeskWriteInput<C>
  /** What the action is about, below the dialog's title. */
  about: string
  /** Text above the field. */
  explanation?: ReactNode
  field: ReasonFieldProps
}

/** Button that sends a call with a reason, which staff give in a dialog. Renders nothing for readers. */
export function ReasonButton<C extends DeskCall>({
  call,
  toInput,
  label,
  about,
  explanation,
  field,
  ...button
}: ReasonButtonProps<C>) {
  const [isOpen, setOpen] = useState(false)
  const write = useDeskWrite(call, { onDone: () => setOpen(false) })
  if (!useCanEdit()) return null
  return (
    <>
      <Button kind="secondary" small onClick={() => setOpen(true)} {...button}>
        {label}
      </Button>
      <ReasonOverlay
        open={isOpen}
        title={label}
        about={about}
        explanation={explanation}
        field={field}
        problem={write.errorText}
        onSend={(reason) => write.submit(toInput(reason))}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
