import {
  type Erasure,
  getErasure,
  type RetainedRecords,
  requestErasure,
  withdrawErasure,
} from '@portal/contract/erasure'
import { formatDate } from '@portal/domain/format/date'
import { toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage, useTenant, useWrite } from '@portal/remote-kit'
import { createChunkTexts } from '@portal/remote-kit/chunk-texts'
import { Button, chakra, Heading, Notice, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { PasswordProofForm } from '../../../shared/PasswordProofForm.tsx'
import { useText } from '../../../texts.ts'
import de from './texts/de.json'
import de_u from './texts/de_u.json'
import en from './texts/en.json'
import en_u from './texts/en_u.json'
import nl from './texts/nl.json'
import nl_u from './texts/nl_u.json'

export const { useText: useErasureText } = createChunkTexts({ nl, nl_u, en, en_u, de, de_u })

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

const retainedRecordListCss = { display: 'grid', gap: '3', mt: '3' }

/** Records that must be kept, by kind: number, end date and legal basis. */
function RetainedRecordList({ retainedRecords }: { retainedRecords: readonly RetainedRecords[] }) {
  const text = useErasureText()
  const { language } = useLanguage()
  return (
    <chakra.ul css={retainedRecordListCss}>
      {retainedRecords.map(({ kind, records, until, ground }) => (
        <li key={kind}>
          <Text fontWeight="600">{text(`erasure_kind_${kind}`, { count: String(records) })}</Text>
          <Text textStyle="meta">
            {text('erasure_until', { date: formatDate(toDayInDutchTimeZone(until), language) ?? '', ground })}
          </Text>
        </li>
      ))}
    </chakra.ul>
  )
}

interface ErasureDialogProps {
  erasure: Erasure
  onClose: () => void
}

/** Dialog to confirm erasure: lists what is erased at once and what must be kept, then asks for the password. */
function ErasureDialog({ erasure, onClose }: ErasureDialogProps) {
  const text = useErasureText()
  const commonText = useText()
  const { language } = useLanguage()
  const tenant = useTenant()?.name ?? ''
  const request = useWrite(requestErasure, {
    refreshes: ['ERASURE'],
    onDone: onClose,
    errorText: ({ status, body }) =>
      body.errors?.current_password
        ? commonText('two_step_wrong_password')
        : text(status === 429 ? 'erasure_too_many' : 'erasure_failed'),
  })
  const date = formatDate(toDayInDutchTimeZone(erasure.due_at), language) ?? ''
  return (
    <Dialog open onClose={onClose} title={text('erasure')} width={560}>
      <PasswordProofForm
        label={text('erasure_send')}
        problem={request.errorText}
        onSend={(password) => request.submit({ body: { current_password: password } })}
        onCancel={onClose}
      >
        <Text>{text('erasure_goes', { count: String(erasure.goes), date })}</Text>
        {erasure.stays.length > 0 && (
          <section>
            <Heading level={3} textStyle="body">
              {text('erasure_stays')}
            </Heading>
            <Text color="ink2" mt="1">
              {text('erasure_stays_hint', { tenant })}
            </Text>
            <RetainedRecordList retainedRecords={erasure.stays} />
          </section>
        )}
      </PasswordProofForm>
    </Dialog>
  )
}
