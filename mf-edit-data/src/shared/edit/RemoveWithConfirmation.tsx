import { Button } from '@portal/ui'
import { Confirm } from '@portal/ui/confirm'
import { type ReactNode, useState } from 'react'
import { useText } from '../../texts.ts'
import { type SaveImmediately, useEditTools } from './edit-tools.ts'
import { SaveFailureNotice } from './SaveFailureNotice.tsx'

interface RemoveWithConfirmationProps {
  /** Label of the button, also used in the confirmation dialog. */
  label: string
  title: string
  /** Label of the button that cancels the removal. */
  cancelLabel: string
  /** Description of what is removed, shown before confirmation. */
  children: ReactNode
  /** Removes the item from the customer's file; returns whether that succeeded. */
  remove: (saveAtOnce: SaveImmediately) => Promise<boolean>
  onRemoved: () => void
}

/** Button that removes an item from the customer's file at once, after confirmation. */
export function RemoveWithConfirmation({
  label,
  title,
  cancelLabel,
  children,
  remove,
  onRemoved,
}: RemoveWithConfirmationProps) {
  const text = useText()
  const { saving, failure, saveAtOnce } = useEditTools()
  const [asking, setAsking] = useState<'no' | 'yes' | 'failed'>('no')
  const confirmRemoval = async () => {
    if (!(await remove(saveAtOnce))) return setAsking('failed')
    setAsking('no')
    onRemoved()
  }
  return (
    <>
      <Button kind="quiet" icon="trash" mt="6" ml="-3" onClick={() => setAsking('yes')}>
        {label}
      </Button>
      <Confirm
        open={asking !== 'no'}
        title={title}
        confirm={saving ? text('edit_saving') : label}
        cancel={cancelLabel}
        busy={saving}
        onConfirm={() => void confirmRemoval()}
        onCancel={() => !saving && setAsking('no')}
      >
        {asking === 'failed' && failure ? <SaveFailureNotice failure={failure} /> : children}
      </Confirm>
    </>
  )
}
