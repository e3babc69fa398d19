import {
  type DeskErasure,
  getDeskErasures,
  pauseErasure,
  reinstateFormerCustomer,
  resumeErasure,
} from '@portal/contract/desk/desk-erasure'
import { getSignedInStaffMember } from '@portal/contract/desk/signed-in-staff-member'
import type { Id } from '@portal/contract/wire'
import { Flex, Notice, Text } from '@portal/ui'
import { ActionButton, ReasonButton } from '../../../shared/ActionButton.tsx'
import { polled, useDeskData } from '../../../shared/use-desk-data.ts'
import { useFormatDateTime } from '../../../shared/use-format-date-time.ts'
import { useText } from '../../../texts.ts'

/**
 * Notice that a customer left (ERASE-11) or requested erasure, with the date. Staff can undo the departure; an owner
 * can hold the erasure and end the hold (ERASE-08). Renders nothing for other customers.
 */
export function ErasureNotice({ id }: { id: Id }) {
  const { data } = useDeskData(getDeskErasures, {}, polled)
  const erasure = data?.data.find(({ customer }) => String(customer.id) === String(id))
  return erasure ? <PendingErasureNotice erasure={erasure} /> : null
}

function PendingErasureNotice({ erasure }: { erasure: DeskErasure }) {
  const { customer, requested_at: requested, access_until: until, due_at: due, hold } = erasure
  const text = useText()
  const formatDateTime = useFormatDateTime()
  const { data: member } = useDeskData(getSignedInStaffMember, {})
  const params = { id: customer.id }
  const isOwner = member?.data.role === 'owner'
  return (
    <Notice status="warn">
      {until && <Text>{text('left_until', { at: formatDateTime(until) })}</Text>}
      {requested && <Text>{text('erasure_asked', { at: formatDateTime(due.slice(0, 10)) })}</Text>}
      {hold && <Text mt="1">{text('erasure_held', { ...hold, at: formatDateTime(hold.at) })}</Text>}
      <Flex mt="3" gap="3" wrap="wrap" css={{ '&:empty': { display: 'none' } }}>
        {until && (
          <ActionButton call={reinstateFormerCustomer} input={{ params }} label={text('left_undo')} />
        )}
        {isOwner &&
          (hold ? (
            <ActionButton call={resumeErasure} input={{ params }} label={text('erasure_release')} />
          ) : (
            <ReasonButton
              call={pauseErasure}
              toInput={(reason) => ({ params, body: { reason } })}
              label={text('erasure_hold')}
              about={customer.name}
              explanation={text('erasure_hold_hint')}
              field={{ hint: text('erasure_reason_hint'), maxLength: 1000, multiline: true }}
            />
          ))}
      </Flex>
    </Notice>
  )
}
