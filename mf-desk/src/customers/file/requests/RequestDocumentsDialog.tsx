import { requestDocuments } from '@portal/contract/desk/document-request'
import type { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { matchText } from '@portal/remote-kit/form-schema'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { Button, Flex, Text } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextAreaField, useForm } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { useDeskWrite } from '../../../shared/use-desk-write.ts'
import { useText } from '../../../texts.ts'
import { requestTemplateNames, requestTemplates } from './request-templates.ts'
import { parseRequestedDocuments } from './requested-documents.ts'

export interface RequestDocumentsDialogProps {
  open: boolean
  /** Id of the customer. */
  id: string
  mortgages: readonly Mortgage[]
  onClose: () => void
}

const defaultDeadlineDays = 14

/** Dialog to request documents from the customer with a deadline, from a template or freely written. */
export default function RequestDocumentsDialog({
  open,
  id,
  mortgages,
  onClose,
}: RequestDocumentsDialogProps) {
  const text = useText()
  const empty = {
    documents: '',
    date: addDays(toTenantDay(new Date()), defaultDeadlineDays),
    mortgage: String(mortgages[0]?.id ?? ''),
  }
  const form = useForm({
    schema: v.object({
      documents: matchText(
        (typed) => parseRequestedDocuments(typed) !== null,
        text('request_documents_required'),
      ),
    }),
    defaultValues: empty,
  })
  const write = useDeskWrite(requestDocuments, {
    onDone: () => {
      form.reset(empty)
      onClose()
    },
  })
  const submitDocumentRequests = async ({ documents, date, mortgage }: typeof empty) => {
    const body = {
      documents: parseRequestedDocuments(documents) ?? [],
      date: date || null,
      mortgage: mortgage || null,
    }
    await write.submit({ params: { id }, body })
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('request_new')}>
      <Form form={form} onSubmit={submitDocumentRequests} problem={write.errorText}>
        <div>
          <Text fontWeight={500}>{text('request_template')}</Text>
          <Flex gap="2" wrap="wrap" mt="2">
            {requestTemplateNames.map((name) => (
              <Button
                key={name}
                kind="secondary"
                small
                onClick={() =>
                  form.setValue('documents', requestTemplates[name].join('\n'), { shouldDirty: true })
                }
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
              label: [one.agency_name, findMortgageStatus(one.status)?.description]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        )}
        <FormButtons cancel={text('cancel')} send={text('request_send')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
