import { Button } from '@portal/ui'
import { Confirm } from '@portal/ui/confirm'
import { type ReactNode, useState } from 'react'
import { useText } from '../../texts.ts'
import { Failure } from './Failure.tsx'
import { type SaveAtOnce, useEditTools } from './tools.ts'

interface Props {
  /** Label of the button and of its confirmation. */
  label: string
  title: string
  /** Label of the button that cancels. */
  keep: string
  /** What is removed, shown before confirmation. */
  children: ReactNode
  /** Removes it from the file; returns whether it succeeded. */
  remove: (saveAtOnce: SaveAtOnce) => Promise<boolean>
  onRemoved: () => void
}

/** Removes an item from the file at once, after confirmation. */
export function Remove({ label, title, keep, children, remove, onRemoved }: Props) {
  const text = useText()
  const { saving, failure, saveAtOnce } = useEditTools()
  const [asking, setAsking] = useState<'no' | 'yes' | 'failed'>('no')
  const go = async () => {
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
        cancel={keep}
        busy={saving}
        onConfirm={() => void go()}
        onCancel={() => !saving && setAsking('no')}
      >
        {asking === 'failed' && failure ? <Failure failure={failure} /> : children}
      </Confirm>
    </>
  )
}
