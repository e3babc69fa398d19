import { useEffect, useEffectEvent, useRef } from 'react'
import { useController } from 'react-hook-form'
import { useWaitBeforeSubmit } from '../form/wait-before-submit.ts'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { AttachButton } from '../upload/AttachButton.tsx'
import type { Attachments } from '../upload/uploads.ts'

interface AttachFieldProps {
  attachments: Attachments
  label: string | undefined
}

/** Form field for attachments. It blocks sending while the customer must decide about a document. */
export function AttachField({ attachments, label }: AttachFieldProps) {
  const uiText = useUiText()
  const button = useRef<HTMLButtonElement>(null)
  const count = attachments.files.length
  const { undecided } = attachments
  useWaitBeforeSubmit(attachments.whenChecked)
  const { field, fieldState } = useController({
    name: 'documents',
    rules: { validate: () => !undecided || uiText('input_fields_document_undecided') },
  })
  const { ref, onChange } = field
  useEffect(() => ref({ focus: () => button.current?.focus() }), [ref])
  const recount = useEffectEvent((now: number) => {
    if (fieldState.isTouched || fieldState.invalid) onChange(now)
  })
  useEffect(() => recount(count), [count])
  return <AttachButton ref={button} label={label ?? uiText('attach_document')} onFiles={attachments.add} />
}
