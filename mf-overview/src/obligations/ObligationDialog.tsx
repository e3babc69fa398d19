import { FileField } from '@portal/blocks/file-field'
import { getFamily } from '@portal/contract/family'
import { type Obligation, obligationOwners } from '@portal/contract/obligation'
import * as v from '@portal/contract/valibot'
import { useCurrentData, useSendMessage } from '@portal/remote-kit'
import { requireText, requireValueIf } from '@portal/remote-kit/form-schema'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Notice, Stack, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { ChoiceField, Form, MoneyField, TextAreaField, TextField, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { SendMessageButton } from '../shared/message/SendMessageButton.tsx'
import { useText } from '../texts.ts'
import { useFormatOwner } from './obligation-kinds.ts'
import {
  type ObligationDialogSubject,
  type ObligationFormValues,
  useObligationTexts,
} from './obligation-message.ts'

export interface ObligationDialogProps {
  /** Subject of the open dialog; null if the dialog is closed. */
  subject: ObligationDialogSubject | null
  obligations: readonly Obligation[]
  onClose: () => void
}

/**
 * Dialog to report a changed or new obligation (OBLIG-02, OBLIG-03). The API cannot change obligations, so the dialog
 * sends a message with a document.
 */
export default function ObligationDialog({ subject, ...props }: ObligationDialogProps) {
  const last = useLastNonNull(subject)
  const [sentMessages, setSentMessages] = useState(0)
  return (
    last && (
      <ObligationDialogContent
        key={`${last.about} ${last.which} ${sentMessages}`}
        {...last}
        open={subject !== null}
        onClosedAfterSending={() => setSentMessages(sentMessages + 1)}
        {...props}
      />
    )
  )
}

type ObligationDialogContentProps = Omit<ObligationDialogProps, 'subject'> &
  ObligationDialogSubject & {
    open: boolean
    /** Called when the dialog closes after a message was sent, so that the next dialog starts with an empty form. */
    onClosedAfterSending: () => void
  }

function ObligationDialogContent({
  about,
  which,
  obligations,
  open,
  onClose,
  onClosedAfterSending,
}: ObligationDialogContentProps) {
  const text = useText()
  const hasPartner = Boolean(useCurrentData(getFamily).data?.data.partner)
  const asksWhich = about === 'edit' && obligations.length > 1
  const form = useForm<ObligationFormValues>({
    schema: v.object({
      which: requireValueIf(asksWhich, text('obligation_which_required')),
      kind: requireValueIf(about === 'add', text('obligation_kind_required')),
      owner: requireValueIf(about === 'add' && hasPartner, text('obligation_owner_required')),
      comment: requireText(text('comment_required')),
      documents: v.pipe(v.array(v.unknown()), v.minLength(1, text('input_fields_document'))),
    }),
    defaultValues: {
      which: which !== undefined ? String(which) : obligations.length === 1 ? '0' : '',
      kind: '',
      agency: '',
      monthly: null,
      owner: '',
      comment: '',
      documents: [],
    },
  })
  const { status, errorText, send } = useSendMessage({ errorText: () => text('message_error') })
  const [key] = useState(() => crypto.randomUUID())
  const { formatName, formatNew, formatChange } = useObligationTexts()
  const formatOwner = useFormatOwner()
  const closeDialog = () => {
    onClose()
    if (status === 'success') onClosedAfterSending()
  }
  return (
    <Dialog open={open} onClose={closeDialog} title={text(`obligations_${about}_title`)}>
      {status === 'success' ? (
        <Notice status="good" role="status">
          {text('message_sent')}
        </Notice>
      ) : (
        <Form
          form={form}
          invalid={text('input_fields_required')}
          problem={errorText}
          onSubmit={async (typed) => {
            const changed = obligations[Number(typed.which)]
            await send({
              screen: 'obligations',
              text: about === 'add' ? formatNew(typed) : formatChange(changed, typed.comment),
              files: typed.documents,
              withBsn: typed.documentsWithBsn,
              key,
            }).catch(() => {})
          }}
        >
          <Text color="ink2">{text(`obligations_${about}_intro`)}</Text>
          {asksWhich && (
            <ChoiceField
              name="which"
              label={text('obligation_which')}
              options={obligations.map((obligation, place) => ({
                value: String(place),
                label: formatName(obligation),
              }))}
            />
          )}
          {about === 'add' && (
            <Stack gap="6">
              <TextField name="kind" label={text('obligation_kind')} hint={text('obligation_kind_hint')} />
              <TextField name="agency" label={text('obligation_agency')} optional />
              <MoneyField name="monthly" label={text('obligation_monthly')} optional />
              {hasPartner && (
                <ChoiceField
                  name="owner"
                  label={text('obligation_owner')}
                  options={obligationOwners.map((value) => ({ value, label: formatOwner(value) ?? value }))}
                />
              )}
            </Stack>
          )}
          <TextAreaField name="comment" label={text('message_comment')} />
          <FileField
            name="documents"
            label={text('message_document')}
            hint={text('message_document_hint')}
            prompt={text('message_document_prompt')}
            most={5}
          />
          <SendMessageButton status={status} />
        </Form>
      )}
    </Dialog>
  )
}
