import { Button, Flex } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import type { ReactNode, RefObject } from 'react'
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
  /** Gets the focus once it is saved. */
  done: RefObject<HTMLElement | null>
}

/** On a phone below each other: what is longer while it saves then moves nothing under the finger. */
const buttons = { gap: '3', flexWrap: 'wrap', '& > button': { flex: { base: '1 1 100%', md: 'none' } } }

/** What saving will change, old and new, before it is saved. */
export function Review(props: Props) {
  const { open, changes, meanwhile, warning, saving, failure, onSave, onClose, done } = props
  const text = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('edit_review_title')}
      about={text('edit_review_hint')}
      finalFocus={done}
    >
      <ChangeList changes={changes} />
      {warning}
      {failure && <Failure failure={failure} meanwhile={meanwhile} />}
      <Flex css={buttons}>
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
