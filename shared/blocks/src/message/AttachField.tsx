import { acceptedExtensions } from '@portal/domain/upload/accepted-types'
import { Button } from '@portal/ui'
import { useController, useWaitBeforeSubmit } from '@portal/ui/form-parts'
import { type Ref, useEffect, useEffectEvent, useRef } from 'react'
import { useBlockText } from '../block-texts/block-texts.ts'
import type { Attachments } from '../upload/uploads.ts'

interface AttachButtonProps {
  label: string
  onFiles: (files: readonly File[]) => void
  ref?: Ref<HTMLButtonElement>
}

/** Button that attaches one file at a time to a message. */
function AttachButton({ label, onFiles, ref }: AttachButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={acceptedExtensions.join()}
        hidden
        data-upload="attachment"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button
        kind="quiet"
        small
        icon="plus"
        ml="-3"
        {...(ref ? { ref } : {})}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

interface AttachFieldProps {
  attachments: Attachments
  label: string | undefined
}

/** Form field for attachments. It blocks sending while the customer must decide about a document. */
export function AttachField({ attachments, label }: AttachFieldProps) {
  const blockText = useBlockText()
  const button = useRef<HTMLButtonElement>(null)
  const count = attachments.files.length
  const { undecided } = attachments
  useWaitBeforeSubmit(attachments.whenChecked)
  const { field, fieldState } = useController({
    name: 'documents',
    rules: { validate: () => !undecided || blockText('input_fields_document_undecided') },
  })
  const { ref, onChange } = field
  useEffect(() => ref({ focus: () => button.current?.focus() }), [ref])
  const recount = useEffectEvent((now: number) => {
    if (fieldState.isTouched || fieldState.invalid) onChange(now)
  })
  useEffect(() => recount(count), [count])
  return <AttachButton ref={button} label={label ?? blockText('attach_document')} onFiles={attachments.add} />
}
