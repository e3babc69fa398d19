import { type Erasure, type RetainedRecords, requestErasure } from '@portal/contract/erasure'
import { formatDate } from '@portal/domain/format/date'
import { toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage, useTenant, useWrite } from '@portal/remote-kit'
import { chakra, Heading, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { PasswordProofForm } from '../../../shared/PasswordProofForm.tsx'
import { useText } from '../../../texts.ts'
import { useErasureText } from './use-erasure-text.ts'

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
export function ErasureDialog({ erasure, onClose }: ErasureDialogProps) {
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
