import { type DeskErasure, getDeskErasures, postErasureRelease } from '@portal/contract/desk/erasure'
import { getDeskMember } from '@portal/contract/desk/member'
import type { Id } from '@portal/contract/wire'
import { useCurrent, useWrite } from '@portal/remote-kit'
import { layer } from '@portal/remote-kit/layer'
import { Button, Flex, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { useProblem } from '../../../shared/problem.ts'
import { refreshEvery } from '../../../shared/refresh.ts'
import { useFirm } from '../../../shared/use-firm.ts'
import { useMoment } from '../../../shared/use-moment.ts'
import { useText } from '../../../texts.ts'

const HoldLayer = layer(
  () => import(/* webpackChunkName: "erasure-hold" */ './HoldDialog.tsx'),
  ({ open }) => open,
)

/** That a customer asked to be erased, and when; an owner holds it back or lets it go on (ERASE-08). Nothing for all others. */
export function ErasureNotice({ id }: { id: Id }) {
  const firm = useFirm()
  const { data } = useCurrent(getDeskErasures, { params: { firm } }, { every: refreshEvery })
  const asked = data?.data.find(({ customer }) => String(customer.id) === String(id))
  return asked ? <Asked erasure={asked} /> : null
}

function Asked({ erasure: { customer, due_at: due, hold } }: { erasure: DeskErasure }) {
  const text = useText()
  const moment = useMoment()
  const firm = useFirm()
  const { data: member } = useCurrent(getDeskMember, { params: { firm } })
  const [open, setOpen] = useState(false)
  const release = useWrite(postErasureRelease, { refreshes: ['DESK_ERASURES'] })
  const problem = useProblem()(release.isPending ? null : release.error)
  const isOwner = member?.data.role === 'owner'
  return (
    <Notice status="warn">
      <Text>{text('erasure_asked', { at: moment(due.slice(0, 10)) })}</Text>
      {hold && <Text mt="1">{text('erasure_held', { ...hold, at: moment(hold.at) })}</Text>}
      {problem && (
        <Text role="alert" color="bad" mt="1">
          {problem}
        </Text>
      )}
      {isOwner && (
        <Flex mt="3">
          {hold ? (
            <Button
              kind="secondary"
              small
              busy={release.isPending}
              onClick={() => release.mutate({ params: { firm, id: customer.id } })}
            >
              {text('erasure_release')}
            </Button>
          ) : (
            <Button kind="secondary" small onClick={() => setOpen(true)}>
              {text('erasure_hold')}
            </Button>
          )}
        </Flex>
      )}
      <HoldLayer open={open} id={customer.id} name={customer.name} onClose={() => setOpen(false)} />
    </Notice>
  )
}
