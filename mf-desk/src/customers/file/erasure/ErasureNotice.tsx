import {
  type DeskErasure,
  getDeskErasures,
  reinstateFormerCustomer,
  resumeErasure,
} from '@portal/contract/desk/desk-erasure'
import { getSignedInStaffMember } from '@portal/contract/desk/signed-in-staff-member'
import type { Id } from '@portal/contract/wire'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Button, Flex, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { polled, useDeskData } from '../../../shared/use-desk-data.ts'
import { useDeskWrite } from '../../../shared/use-desk-write.ts'
import { useFormatDateTime } from '../../../shared/use-format-date-time.ts'
import { useText } from '../../../texts.ts'

const HoldErasureOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "erasure-hold" */ './HoldErasureDialog.tsx'),
  ({ open }) => open,
)

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
  const [open, setOpen] = useState(false)
  const release = useDeskWrite(resumeErasure)
  const back = useDeskWrite(reinstateFormerCustomer)
  const problem = release.errorText ?? back.errorText
  const may = useCanEdit()
  const isOwner = member?.data.role === 'owner'
  return (
    <Notice status="warn">
      {until && <Text>{text('left_until', { at: formatDateTime(until) })}</Text>}
      {requested && <Text>{text('erasure_asked', { at: formatDateTime(due.slice(0, 10)) })}</Text>}
      {hold && <Text mt="1">{text('erasure_held', { ...hold, at: formatDateTime(hold.at) })}</Text>}
      {problem && (
        <Text role="alert" color="bad" mt="1">
          {problem}
        </Text>
      )}
      <Flex mt="3" gap="3" wrap="wrap" css={{ '&:empty': { display: 'none' } }}>
        {until && may && (
          <Button
            kind="secondary"
            small
            busy={back.isPending}
            onClick={() => back.mutate({ params: { id: customer.id } })}
          >
            {text('left_undo')}
          </Button>
        )}
        {isOwner &&
          (hold ? (
            <Button
              kind="secondary"
              small
              busy={release.isPending}
              onClick={() => release.mutate({ params: { id: customer.id } })}
            >
              {text('erasure_release')}
            </Button>
          ) : (
            <Button kind="secondary" small onClick={() => setOpen(true)}>
              {text('erasure_hold')}
            </Button>
          ))}
      </Flex>
      <HoldErasureOverlay open={open} id={customer.id} name={customer.name} onClose={() => setOpen(false)} />
    </Notice>
  )
}
