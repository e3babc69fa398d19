import { Button, Flex } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import type { ReactNode, RefObject } from 'react'
import { useText } from '../../texts.ts'
import { ChangeList } from './ChangeList.tsx'
import type { FormattedChange } from './form-changes.ts'
import { SaveFailureNotice } from './SaveFailureNotice.tsx'
import type { SaveFailure } from './save-failure.ts'

interface ChangesReviewProps {
  open: boolean
  changes: readonly FormattedChange[]
  /** Changes made elsewhere since the customer started editing. */
  meanwhile: readonly FormattedChange[]
  /** Warning about other effects of saving. */
  warning: ReactNode
  saving: boolean
  failure: SaveFailure | null
  onSave: () => void
  onClose: () => void
  /** Element that gets the focus after saving. */
  confirmationRef: RefObject<HTMLElement | null>
}

/** The buttons are stacked on phones, so that a longer label while saving moves nothing. */
const reviewButtonsCss = {
  gap: '3',
  flexWrap: 'wrap',
  '& > button': { flex: { base: '1 1 100%', md: 'none' } },
}

/** Dialog that lists the old and new values of all changes before they are saved. */
export function ChangesReview(props: ChangesReviewProps) {
  const { open, changes, meanwhile, warning, saving, failure, onSave, onClose, confirmationRef } = props
  const text = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('edit_review_title')}
      about={text('edit_review_hint')}
      finalFocus={confirmationRef}
    >
      <ChangeList changes={changes} />
      {warning}
      {failure && <SaveFailureNotice failure={failure} meanwhile={meanwhile} />}
      <Flex css={reviewButtonsCss}>
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
