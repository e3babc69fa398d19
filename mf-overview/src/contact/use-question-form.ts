import { messageCategories } from '@portal/contract/message'
import * as v from '@portal/contract/valibot'
import { truncateText } from '@portal/domain/format/truncate-text'
import { useDraft, useSendMessage } from '@portal/remote-kit'
import { useDraftAutosave } from '@portal/remote-kit/draft-autosave'
import { requireText, requireValue } from '@portal/remote-kit/form-schema'
import { useLocation } from '@portal/remote-kit/router'
import { useForm } from '@portal/ui/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../texts.ts'

interface QuestionValues {
  category: string
  subject: string
  message: string
  documents: File[]
  /** Names of the files that the customer confirmed to send although they contain a citizen service number. */
  documentsWithBsn?: string[]
}
const emptyQuestion: QuestionValues = { category: '', subject: '', message: '', documents: [] }

const QuestionDraft = v.object({
  category: v.string(),
  subject: v.string(),
  message: v.string(),
  key: v.pipe(v.string(), v.nonEmpty()),
})

/** Initial values of the form, from the URL: `?category=anders&subject=Polis`. */
export function getInitialQuestion(search: string): QuestionValues {
  const parameters = new URLSearchParams(search)
  const category = messageCategories.find((one) => one === parameters.get('category')) ?? ''
  return { ...emptyQuestion, category, subject: truncateText(parameters.get('subject') ?? '', 200) }
}

/**
 * Returns the state of the contact form, with initial values from the URL. Each subject in the URL has its own draft,
 * which is stored until the message is sent; files are not stored.
 */
export function useQuestionForm() {
  const initial = getInitialQuestion(useLocation().search)
  const text = useText()
  const form = useForm<QuestionValues>({
    schema: v.object({
      category: requireValue(text('category_required')),
      subject: requireText(text('subject_required')),
      message: requireText(text('message_required')),
    }),
    defaultValues: initial,
  })
  const { status, errorText, send, reset } = useSendMessage({ errorText: () => text('message_error') })
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const draft = useDraft(`contact ${initial.subject}`, QuestionDraft)
  const { resumed, ready } = draft

  const resume = useEffectEvent(({ key: kept, ...typed }: v.InferOutput<typeof QuestionDraft>) => {
    if (form.formState.isDirty) return
    setKey(kept)
    form.reset({ ...typed, documents: [] })
  })
  useEffect(() => {
    if (resumed) resume(resumed.value)
  }, [resumed])
  useDraftAutosave(form, {
    draft: () => {
      const { category, subject, message } = form.getValues()
      const isTyped = message.trim() !== '' || subject !== initial.subject || category !== initial.category
      return isTyped && ready ? { category, subject, message, key } : null
    },
    save: draft.save,
    remove: () => (ready ? draft.remove() : undefined),
  })
  return {
    form,
    status,
    errorText,
    send: ({ message, documents: files, documentsWithBsn: withBsn, ...values }: QuestionValues) => {
      const about = {
        screen: 'contact_formulier',
        category: values.category as 'anders',
        subject: values.subject,
      }
      return send({ text: message, ...about, files, withBsn, key }).then(
        () => form.reset(emptyQuestion),
        () => {},
      )
    },
    /** Resets the form for another question. */
    again: () => {
      form.reset(emptyQuestion)
      setKey(crypto.randomUUID())
      reset()
    },
  }
}
