import { type Erasure, getErasure, withdrawErasure } from '@portal/contract/erasure'
import { formatDate } from '@portal/domain/format/date'
import { toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage, useTenant, useWrite } from '@portal/remote-kit'
import { Button, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { useErasureText } from './use-erasure-text.ts'

/** Card to request or withdraw erasure (ERASE-06, ERASE-07). Renders nothing if the tenant does not support it. */
export function ErasureCard() {
  const text = useErasureText()
  return (
    <AccountCard title={text('erasure')} call={getErasure} skeletonHeights={[76]}>
      {({ data }) => <ErasureState erasure={data} />}
    </AccountCard>
  )
}

function ErasureState({ erasure }: { erasure: Erasure }) {
  const text = useErasureText()
  const { language } = useLanguage()
  const tenant = useTenant()?.name ?? ''
  const [open, setOpen] = useState(false)
  const withdraw = useWrite(withdrawErasure, {
    refreshes: ['ERASURE'],
    errorText: () => text('erasure_failed'),
  })
  const date = formatDate(toDayInDutchTimeZone(erasure.due_at), language) ?? ''
  if (erasure.requested_at)
    return (
      <>
        <Notice status="warn" role="status" mt="4">
          {erasure.held ? text('erasure_held', { tenant }) : text('erasure_asked', { date })}
        </Notice>
        {withdraw.errorText && (
          <Text role="alert" color="bad" mt="2">
            {withdraw.errorText}
          </Text>
        )}
        <Button kind="secondary" small mt="4" busy={withdraw.isPending} onClick={() => withdraw.mutate({})}>
          {text('erasure_withdraw')}
        </Button>
      </>
    )
  return (
    <>
      <Text color="ink2" mt="2">
        {text('erasure_intro', { tenant })}
      </Text>
      <Button kind="secondary" small mt="4" onClick={() => setOpen(true)}>
        {text('erasure_open')}
      </Button>
      {open && <ErasureDialog erasure={erasure} onClose={() => setOpen(false)} />}
    </>
  )
}
