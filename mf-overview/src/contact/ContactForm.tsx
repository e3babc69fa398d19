import { messageCategories } from '@portal/contract/message'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Button, Card, EmptyState, Folder, Heading, Loading, Skeleton, Text } from '@portal/ui'
import { Form, TextAreaField, TextField } from '@portal/ui/form'
import { SendMessageButton } from '../shared/message/SendMessageButton.tsx'
import { useText } from '../texts.ts'
import { useQuestionForm } from './use-question-form.ts'

const LazySelectField = lazyWithRetry(
  async () => ({ default: (await import('@portal/ui/select-field')).SelectField }),
  { placeholder: () => <FieldSkeleton /> },
)
const LazyFileField = lazyWithRetry(
  async () => ({ default: (await import('@portal/blocks/file-field')).FileField }),
  { placeholder: () => <FieldSkeleton files /> },
)

/** Contact form: category, subject, question and files (CONTACT-01 … CONTACT-05). */
export function ContactForm() {
  const text = useText()
  const { form, status, errorText, send, again } = useQuestionForm()
  if (status === 'success')
    return (
      <Card>
        <EmptyState
          title={text('message_sent')}
          illustration={<Folder />}
          takesFocus
          action={
            <Button kind="secondary" onClick={again}>
              {text('message_another')}
            </Button>
          }
        >
          {text('message_sent_hint')}
        </EmptyState>
      </Card>
    )
  return (
    <Card _print={{ display: 'none' }}>
      <Heading level={2} mb="1">
        {text('contact_title')}
      </Heading>
      <Text color="ink2" mb="6">
        {text('contact_intro')}
      </Text>
      <Form form={form} problem={errorText} onSubmit={send}>
        <LazySelectField
          name="category"
          label={text('contact_category')}
          placeholder={text('contact_category_choose')}
          options={messageCategories.map((value) => ({ value, label: text(`category_${value}`) }))}
        />
        <TextField name="subject" label={text('contact_subject')} input={{ maxLength: 200 }} />
        <TextAreaField
          name="message"
          label={text('contact_message')}
          rows={6}
          input={{ maxLength: 10_000 }}
        />
        <LazyFileField
          name="documents"
          label={text('contact_documents')}
          hint={text('message_document_hint')}
          prompt={text('message_document_prompt')}
          most={5}
          optional
        />
        <SendMessageButton status={status} />
      </Form>
    </Card>
  )
}

/** Reserves the height of a field while its code loads, so that nothing below moves. A file field is higher. */
function FieldSkeleton({ files }: { files?: boolean }) {
  return (
    <Loading>
      <Skeleton w="160px" h="24px" mb="1.5" />
      <Skeleton w="100%" h={files ? '172px' : '52px'} rounded="field" />
      {files && <Skeleton w="220px" h="20px" mt="1.5" />}
    </Loading>
  )
}
