import { type Erasure, type RetainedRecords, requestErasure } from '@portal/contract/erasure'
import * as v from '@portal/contract/valibot'
import { formatDate } from '@portal/domain/format/date'
import { toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage, useTenant, useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireValue } from '@portal/remote-kit/form-schema'
import { chakra, Heading, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, PasswordField, useForm } from '@portal/ui/form'
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
  const form = useForm({
    schema: v.object({ password: requireValue(commonText('login_error_password')) }),
    defaultValues: { password: '' },
  })
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
      <Form
        form={form}
        onSubmit={({ password }) => request.submit({ body: { current_password: password } })}
        problem={request.errorText}
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
        <PasswordField
          name="password"
          label={commonText('two_step_password')}
          autoComplete="current-password"
        />
        <FormButtons send={text('erasure_send')} cancel={commonText('account_cancel')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
