import { getCustomer } from '@portal/contract/customer'
import { formatTime, formatWeekdayAndDate } from '@portal/domain/format/date-time'
import { useCurrentData, useLanguage } from '@portal/remote-kit'
import { Box, Button, chakra, Notice } from '@portal/ui'
import type { RefObject } from 'react'
import { useText } from '../../texts.ts'
import { ChangeList } from './ChangeList.tsx'
import type { useEditForm } from './use-edit-form.ts'

/** Notice that nothing can be saved while the adviser edits the customer's file (EDIT-10). */
export function CustomerFileLockedNotice() {
  const text = useText()
  const locked = useCurrentData(getCustomer).data?.data.file_locked
  if (!locked) return null
  return (
    <Notice status="warn" role="status" mt="5">
      <chakra.p fontWeight={600}>{text('save_edits_error_noaccess')}</chakra.p>
      <p>{text('edit_locked_hint')}</p>
    </Notice>
  )
}

interface EditFormNoticesProps {
  edit: Pick<ReturnType<typeof useEditForm>, 'stage' | 'resumed' | 'meanwhile' | 'again'>
  /** Time at which the resumed draft was stored, in milliseconds since the epoch; null without a draft. */
  since: number | null
  /** Whether the device can store drafts. */
  isDraftStored: boolean
  /** Element that shows the confirmation after saving. */
  confirmationRef: RefObject<HTMLDivElement | null>
}

/** Notices above the form: saved, draft resumed, data changed elsewhere, or draft not stored. */
export function EditFormNotices({
  edit: { stage, resumed, meanwhile, again },
  since,
  isDraftStored,
  confirmationRef,
}: EditFormNoticesProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Box display="grid" gap="3" css={{ '&:not(:empty)': { mt: '5' } }}>
      {stage === 'saved' && (
        <div ref={confirmationRef} tabIndex={-1} role="status">
          <Notice status="good">{text('save_edits_succesful')}</Notice>
        </div>
      )}
      {resumed && since !== null && (
        <Notice role="status">
          {text('edit_resumed', {
            day: formatWeekdayAndDate(new Date(since).toISOString(), language) ?? '',
            time: formatTime(new Date(since).toISOString(), language) ?? '',
          })}{' '}
          <Button kind="quiet" small my="-2.5" onClick={again}>
            {text('edit_anew')}
          </Button>
        </Notice>
      )}
      {meanwhile.length > 0 && (
        <Notice status="warn" role="status">
          <p>{text('edit_elsewhere')}</p>
          <Box mt="3">
            <ChangeList changes={meanwhile} areSaved />
          </Box>
        </Notice>
      )}
      {!isDraftStored && <Notice status="warn">{text('edit_not_kept')}</Notice>}
    </Box>
  )
}
