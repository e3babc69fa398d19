import { TenantFileField } from '@portal/blocks/file-field'
import type { DeskDocument } from '@portal/contract/desk/desk-document'
import { maxSigningNoteLength, requestSignature } from '@portal/contract/desk/desk-signing'
import type { ApiError } from '@portal/contract/error'
import { type SigningKind, signingKinds } from '@portal/contract/signing'
import * as v from '@portal/contract/valibot'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { Text } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm, useWatch } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { useDeskWrite } from '../../../shared/use-desk-write.ts'
import { useText } from '../../../texts.ts'
import { useSigningText } from './use-signing-text.ts'

/** Error codes of the server for a PDF that cannot be signed. */
const pdfErrorCodes = [
  ['is locked by a password', 'signing_locked'],
  ['is signed already', 'signing_signed_already'],
  ['has scripts or a form that acts by itself', 'signing_active'],
  ['has too many pages', 'signing_long'],
] as const

/** Id of the error text of a rejected signing request; undefined for a general error. */
function getSigningErrorTextId({ body: { error: code, errors } }: ApiError) {
  if (code === 'no_certificate') return 'signing_no_certificate'
  if (code === 'asked') return 'signing_asked_already'
  const fault = errors?.content ?? errors?.document
  return fault && (pdfErrorCodes.find(([name]) => name === fault)?.[1] ?? 'signing_broken')
}

export interface RequestSigningDialogProps {
  open: boolean
  /** Id of the customer. */
  id: string
  documents: readonly DeskDocument[]
  onClose: () => void
}

const defaultDeadlineDays = 14
/** Option value that means uploading a new PDF. */
const uploadedFileValue = 'new'

const createEmptySigningValues = () => ({
  kind: 'service_order' as SigningKind,
  document: uploadedFileValue,
  content: [] as File[],
  note: '',
  due: addDays(toTenantDay(new Date()), defaultDeadlineDays),
})

/**
 * Dialog to request a signature for a PDF with a deadline (SIGN-01). The PDF is a document in the customer's file or is
 * uploaded.
 */
export default function RequestSigningDialog({ open, id, documents, onClose }: RequestSigningDialogProps) {
  const text = useSigningText()
  const commonText = useText()
  const form = useForm({
    schema: v.pipe(
      v.object({ document: v.string(), content: v.array(v.unknown()) }),
      v.forward(
        v.partialCheck(
          [['document'], ['content']],
          ({ document, content }) => document !== uploadedFileValue || content.length > 0,
          text('signing_file_required'),
        ),
        ['content'],
      ),
    ),
    defaultValues: createEmptySigningValues(),
  })
  const chosen = useWatch({ control: form.control, name: 'document' })
  const write = useDeskWrite(requestSignature, {
    onDone: () => {
      form.reset(createEmptySigningValues())
      onClose()
    },
    errorText: (error) => {
      const textId = getSigningErrorTextId(error)
      return textId && text(textId)
    },
  })
  const submitSigningRequest = async ({
    kind,
    document,
    content: [content],
    note,
    due,
  }: ReturnType<typeof createEmptySigningValues>) => {
    const what = document === uploadedFileValue ? content && { content } : { document }
    const body = { kind, ...what, ...(note && { note }), ...(due && { due }) }
    await write.submit({ params: { id }, body })
  }
  const inFile = documents.filter(({ mime_type }) => mime_type === 'application/pdf')
  return (
    <Dialog open={open} onClose={onClose} title={text('signing_new')}>
      <Form form={form} onSubmit={submitSigningRequest} problem={write.errorText}>
        <SelectField
          name="kind"
          label={text('signing_kind')}
          options={signingKinds.map((value) => ({ value, label: text(`signing_kind_${value}`) }))}
        />
        <SelectField
          name="document"
          label={text('signing_document')}
          options={[
            { value: uploadedFileValue, label: text('signing_document_new') },
            ...inFile.map((one) => ({ value: String(one.id), label: toDisplayFileName(one.name) })),
          ]}
        />
        {chosen === uploadedFileValue && (
          <TenantFileField
            name="content"
            label={text('signing_file')}
            prompt={text('signing_file_prompt')}
            accept={['application/pdf']}
          />
        )}
        <TextField
          name="note"
          label={text('signing_note')}
          optional
          input={{ lang: 'nl', maxLength: maxSigningNoteLength }}
        />
        <DateField
          name="due"
          label={commonText('request_date')}
          invalid={commonText('request_date_invalid')}
        />
        <Text textStyle="meta" color="ink2">
          {text('signing_legal')}
        </Text>
        <FormButtons cancel={commonText('cancel')} send={text('signing_send')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
