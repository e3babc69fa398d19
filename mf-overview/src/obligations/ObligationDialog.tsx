import { getFamily } from '@portal/contract/family'
import { type Obligation, obligationOwners } from '@portal/contract/obligation'
import * as v from '@portal/contract/schema'
import { useCurrent, useSendMessage } from '@portal/remote-kit'
import { requiredIf, requiredText } from '@portal/remote-kit/form-schema'
import { useLast } from '@portal/remote-kit/layer'
import { Notice, Stack, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { FileField } from '@portal/ui/file-field'
import { ChoiceField, Form, MoneyField, TextAreaField, TextField, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { SendButton } from '../shared/message/SendButton.tsx'
import { useText } from '../texts.ts'
import { useOwner } from './owner.ts'
import {
  type DialogSubject,
  type TypedObligation,
  useChangeText,
  useObligationName,
  useObligationText,
} from './typed.ts'

export interface Props {
  /** Subject of the open dialog; null if closed. */
  subject: DialogSubject | null
  /** Obligations on file. */
  obligations: readonly Obligation[]
  onClose: () => void
}

/**
 * Dialog to report a changed or new obligation (OBLIG-02, OBLIG-03). No call changes obligations, so it sends a message
 * with a document.
 */
export default function ObligationDialog({ subject, ...props }: Props) {
  const last = useLast(subject)
  return (
    last && <OpenDialog key={`${last.about} ${last.which}`} {...last} open={subject !== null} {...props} />
  )
}

type OpenProps = Omit<Props, 'subject'> & DialogSubject & { open: boolean }

function OpenDialog({ about, which, obligations, open, onClose }: OpenProps) {
  const text = useText()
  const hasPartner = Boolean(useCurrent(getFamily).data?.data.partner)
  const asksWhich = about === 'edit' && obligations.length > 1
  const form = useForm<TypedObligation>({
    schema: v.object({
      which: requiredIf(asksWhich, text('obligation_which_required')),
      kind: requiredIf(about === 'add', text('obligation_kind_required')),
      owner: requiredIf(about === 'add' && hasPartner, text('obligation_owner_required')),
      comment: requiredText(text('comment_required')),
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
  const { status, refusal, send } = useSendMessage()
  const [key] = useState(() => crypto.randomUUID())
  const inWords = useObligationText()
  const changeInWords = useChangeText()
  const nameOf = useObligationName()
  const ownerIn = useOwner()
  return (
    <Dialog open={open} onClose={onClose} title={text(`obligations_${about}_title`)}>
      {status === 'success' ? (
        <Notice status="good" role="status">
          {text('message_sent')}
        </Notice>
      ) : (
        <Form
          form={form}
          invalid={text('input_fields_required')}
          problem={status === 'error' ? (refusal ?? text('message_error')) : null}
          onSubmit={async (typed) => {
            const changed = obligations[Number(typed.which)]
            await send({
              screen: 'obligations',
              text: about === 'add' ? inWords(typed) : changeInWords(changed, typed.comment),
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
                label: nameOf(obligation),
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
                  options={obligationOwners.map((value) => ({ value, label: ownerIn(value) ?? value }))}
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
          <SendButton status={status} />
        </Form>
      )}
    </Dialog>
  )
}
