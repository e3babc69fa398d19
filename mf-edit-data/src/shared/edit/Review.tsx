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
  /** Changes made elsewhere since the customer started. */
  meanwhile: readonly Change[]
  /** Other effects of saving. */
  warning: ReactNode
  saving: boolean
  failure: SaveFailure | null
  onSave: () => void
  onClose: () => void
  /** Gets the focus after saving. */
  done: RefObject<HTMLElement | null>
}

/** Stacked on phones, so that a longer label while saving moves nothing. */
const buttons = { gap: '3', flexWrap: 'wrap', '& > button': { flex: { base: '1 1 100%', md: 'none' } } }

/** Old and new values of all changes, before saving. */
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
