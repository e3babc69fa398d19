import { dayAt } from '@portal/contract/clock'
import { addDays } from '@portal/contract/day'
import { postRequests } from '@portal/contract/desk/request'
import type { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import { mortgageStatusOf } from '@portal/domain/mortgage-status'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { textThat } from '@portal/remote-kit/form-schema'
import { Button, Flex, Text } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextAreaField, useForm } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { useProblem } from '../../../shared/use-problem.ts'
import { useTenantCode } from '../../../shared/use-tenant-code.ts'
import { useText } from '../../../texts.ts'
import { requestedDocumentsIn } from './requested-documents.ts'
import { templateNames, templates } from './templates.ts'

export interface Props {
  open: boolean
  /** Id of the customer. */
  id: string
  mortgages: readonly Mortgage[]
  onClose: () => void
}

/** Default number of days until the deadline. */
const usualDays = 14

/** Requests documents from the customer with a deadline: from a template, or freely written. */
export default function RequestDialog({ open, id, mortgages, onClose }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const empty = {
    documents: '',
    date: addDays(dayAt(new Date()), usualDays),
    mortgage: String(mortgages[0]?.id ?? ''),
  }
  const form = useForm({
    schema: v.object({
      documents: textThat(
        (typed) => requestedDocumentsIn(typed) !== null,
        text('request_documents_required'),
      ),
    }),
    defaultValues: empty,
  })
  const write = useWrite(postRequests, {
    refreshes: ['DESK_FILE', 'DESK_QUEUE'],
    onDone: () => {
      form.reset(empty)
      onClose()
    },
  })
  const problem = useProblem()(write.error)
  const send = async ({ documents, date, mortgage }: typeof empty) => {
    const body = {
      documents: requestedDocumentsIn(documents) ?? [],
      date: date || null,
      mortgage: mortgage || null,
    }
    await write.mutateAsync({ params: { tenant, id }, body }).catch(() => {})
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('request_new')}>
      <Form form={form} onSubmit={send} problem={problem}>
        <div>
          <Text fontWeight={500}>{text('request_template')}</Text>
          <Flex gap="2" wrap="wrap" mt="2">
            {templateNames.map((name) => (
              <Button
                key={name}
                kind="secondary"
                small
                onClick={() => form.setValue('documents', templates[name].join('\n'), { shouldDirty: true })}
              >
                {text(`template_${name}`)}
              </Button>
            ))}
          </Flex>
        </div>
        <TextAreaField
          name="documents"
          label={text('request_documents')}
          hint={text('request_documents_hint')}
          input={{ lang: 'nl' }}
        />
        <DateField name="date" label={text('request_date')} invalid={text('request_date_invalid')} />
        {mortgages.length > 1 && (
          <SelectField
            name="mortgage"
            label={text('request_mortgage')}
            options={mortgages.map((one) => ({
              value: String(one.id),
              label: [one.agency_name, mortgageStatusOf(one.status)?.description].filter(Boolean).join(', '),
            }))}
          />
        )}
        <FormButtons
          cancel={text('cancel')}
          send={text('request_send')}
          busy={write.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
