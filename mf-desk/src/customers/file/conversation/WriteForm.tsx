import { postDeskMessage, postInternalNote } from '@portal/contract/desk/conversation'
import { useWrite } from '@portal/remote-kit'
import { Button, Card, Flex, Section } from '@portal/ui'
import { CheckField, ChoiceField, Form, TextAreaField, TextField, useForm } from '@portal/ui/form'
import { useProblem } from '../../../shared/problem.ts'
import { useFirm } from '../../../shared/use-firm.ts'
import { useText } from '../../../texts.ts'

const empty = { to: 'customer', subject: '', text: '', answer: false }

/** Writes to the customer, or a note for colleagues. What was typed stays until it is there. */
export function WriteForm({ id }: { id: string }) {
  const text = useText()
  const firm = useFirm()
  const form = useForm({ defaultValues: empty })
  const onDone = () => {
    form.reset(empty)
    message.reset()
    note.reset()
  }
  const message = useWrite(postDeskMessage, {
    refreshes: ['DESK_CONVERSATION', 'DESK_INBOX', 'DESK_QUEUE', 'DESK_CUSTOMERS'],
    onDone,
  })
  const note = useWrite(postInternalNote, { refreshes: ['DESK_CONVERSATION'], onDone })
  const busy = message.isPending || note.isPending
  const problem = useProblem()(busy ? null : (message.error ?? note.error))
  const toCustomer = form.watch('to') === 'customer'
  const params = { firm, id }
  const send = async ({ to, subject, text: said, answer }: typeof empty) => {
    const sent =
      to === 'customer'
        ? message.mutateAsync({ params, body: { subject: subject.trim(), text: said, wants_answer: answer } })
        : note.mutateAsync({ params, body: { text: said } })
    await sent.catch(() => {})
  }
  return (
    <Card>
      <Section title={text('write')}>
        <Form form={form} onSubmit={send} problem={problem}>
          <ChoiceField
            name="to"
            label={text('write_to')}
            beside={220}
            options={(['customer', 'colleagues'] as const).map((value) => ({
              value,
              label: text(`write_to_${value}`),
            }))}
          />
          {toCustomer && (
            <TextField
              name="subject"
              label={text('subject')}
              input={{ maxLength: 200, lang: 'nl', autoComplete: 'off' }}
              rules={{ validate: (typed: string) => typed.trim() !== '' || text('subject_required') }}
            />
          )}
          <TextAreaField
            name="text"
            label={text('message')}
            input={{ maxLength: 10_000, lang: 'nl' }}
            rules={{ validate: (typed: string) => typed.trim() !== '' || text('message_required') }}
          />
          {toCustomer && <CheckField name="answer" label={text('wants_answer')} />}
          <Flex>
            <Button type="submit" busy={busy}>
              {text(toCustomer ? 'message_send' : 'note_keep')}
            </Button>
          </Flex>
        </Form>
      </Section>
    </Card>
  )
}
