import {
  addMessageTemplate,
  changeMessageTemplate,
  type MessageTemplate,
  maxMessageTemplateLengths,
  messageTemplatePlaceholders,
} from '@portal/contract/desk/message-template'
import { ApiError } from '@portal/contract/error'
import type { Locale } from '@portal/contract/language'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Box, chakra, Heading, Stack, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { useDeskWrite } from '../../shared/use-desk-write.ts'
import { useText } from '../../texts.ts'
import { LocaleTextFields } from './LocaleTextFields.tsx'
import { OtherLocaleFields } from './OtherLocaleFields.tsx'
import { orderLocales, type TemplateValues, toTemplateRequest, toTemplateValues } from './template-values.ts'
import { useTemplateSchema } from './use-template-schema.ts'

export interface TemplateDialogProps {
  open: boolean
  /** The tenant's own locale. */
  ownLocale: Locale
  /** The current template; null for a new one. */
  template: MessageTemplate | null
  onClose: () => void
}

/**
 * Dialog to edit a template. If a colleague changed the template in the meantime, the dialog reports that: fields not
 * edited here show the new text, edited fields keep theirs, and the next save overwrites the colleague's change.
 */
export default function TemplateDialog({ open, ownLocale, template, onClose }: TemplateDialogProps) {
  const text = useText()
  const [base, setBase] = useState(template)
  const [isStale, setStale] = useState(false)
  const form = useForm<TemplateValues>({
    schema: useTemplateSchema(ownLocale),
    values: toTemplateValues(base),
    resetOptions: { keepDirtyValues: true },
  })
  if (template && template.revision !== base?.revision && (isStale || !form.formState.isDirty)) {
    setBase(template)
    setStale(false)
  }
  const options = {
    onDone: onClose,
    errorText: ({ body: { error, errors } }: ApiError) =>
      errors?.name ? null : error === 'changed' ? text('template_changed') : undefined,
  }
  const add = useDeskWrite(addMessageTemplate, options)
  const change = useDeskWrite(changeMessageTemplate, options)
  const submitTemplate = async (typed: TemplateValues) => {
    const body = toTemplateRequest(typed)
    const sent = base
      ? change.mutateAsync({ params: { id: base.id }, body: { ...body, revision: base.revision } })
      : add.mutateAsync({ body })
    const resetAfterSave = () =>
      form.reset(base ? typed : toTemplateValues(null), { keepValues: base !== null })
    await sent.then(resetAfterSave, (failure: unknown) => {
      if (!(failure instanceof ApiError)) return
      if (failure.body.errors?.name) form.setError('name', { message: text('template_taken') })
      if (failure.body.error === 'changed') setStale(true)
    })
  }
  const [first, ...others] = orderLocales(ownLocale)
  const getFieldName = (field: string) => {
    const wording = orderLocales(ownLocale).find((one) => field.startsWith(`texts.${one}.`))
    return wording ? text(`wording_${wording}`) : text('template_name')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={720}
      title={template ? text('template_change_title', { name: template.name }) : text('template_add')}
    >
      <Form
        form={form}
        onSubmit={submitTemplate}
        problem={add.errorText ?? change.errorText}
        getLabel={getFieldName}
      >
        <TextField
          name="name"
          label={text('template_name')}
          hint={text('template_name_hint')}
          input={{ maxLength: maxMessageTemplateLengths.name, lang: 'nl', autoComplete: 'off' }}
        />
        <Box bg="tint1" rounded="card" p="4">
          <Text fontWeight={600}>{text('placeholders')}</Text>
          <chakra.dl display="grid" gridTemplateColumns="max-content minmax(0,1fr)" columnGap="4">
            {messageTemplatePlaceholders.map((name) => (
              <chakra.div key={name} display="contents">
                <chakra.dt lang="nl" fontWeight={600}>{`{${name}}`}</chakra.dt>
                <chakra.dd color="ink2">{text(`placeholder_${name}`)}</chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </Box>
        {first && (
          <Stack gap="4">
            <Heading level={3}>{text(`wording_${first}`)}</Heading>
            <LocaleTextFields locale={first} required />
          </Stack>
        )}
        <div>
          <Heading level={3} mb="2">
            {text('wordings_other')}
          </Heading>
          <Text color="ink2" mb="3">
            {text('wordings_other_hint')}
          </Text>
          {others.map((wording) => (
            <OtherLocaleFields key={wording} wording={wording} />
          ))}
        </div>
        <FormButtons cancel={text('cancel')} send={text('settings_save')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
