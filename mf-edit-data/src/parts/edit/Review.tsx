import { Button, Flex } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'
import { ChangeList } from './ChangeList.tsx'
import type { Change } from './change.ts'
import { Failure } from './Failure.tsx'
import type { SaveFailure } from './failure.ts'

interface Props {
  open: boolean
  changes: readonly Change[]
  /** What was changed elsewhere since the customer began. */
  meanwhile: readonly Change[]
  /** What saving does besides. */
  warning: ReactNode
  saving: boolean
  failure: SaveFailure | null
  onSave: () => void
  onClose: () => void
}

/** What saving will change, old and new, before it is saved. */
export function Review({ open, changes, meanwhile, warning, saving, failure, onSave, onClose }: Props) {
  const text = useText()
  return (
    <Dialog open={open} onClose={onClose} title={text('edit_review_title')} about={text('edit_review_hint')}>
      <ChangeList changes={changes} />
      {warning}
      {failure && <Failure failure={failure} meanwhile={meanwhile} />}
      <Flex gap="3" wrap="wrap">
        <Button busy={saving} onClick={onSave}>
          {text(saving ? 'edit_saving' : failure ? 'edit_save_again' : 'save')}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {text('edit_back')}
        </Button>
      </Flex>
    </Dialog>
  )
}
