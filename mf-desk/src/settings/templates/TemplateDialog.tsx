import {
  type MessageTemplate,
  maxTemplateLength,
  placeholders,
  postMessageTemplate,
  postTemplateChanged,
} from '@portal/contract/desk/template'
import { ApiError } from '@portal/contract/error'
import type { Wording } from '@portal/contract/language'
import { usePortal, useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Box, chakra, Heading, Stack, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { useProblem } from '../../shared/use-problem.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'
import { OtherWording } from './OtherWording.tsx'
import { formOf, orderedFor, type TemplateValues, valuesOf } from './template-values.ts'
import { useTemplateSchema } from './use-template-schema.ts'
import { WordingFields } from './WordingFields.tsx'

export interface Props {
  open: boolean
  /** The tenant's own locale. */
  own: Wording
  /** The current template; null for a new one. */
  template: MessageTemplate | null
  onClose: () => void
}

/**
 * Edits a template. A colleague's change in the meantime is reported before it would be overwritten: fields that were
 * not edited here show it, edited fields keep their text, and the next save overwrites it.
 */
export default function TemplateDialog({ open, own, template, onClose }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const { queries } = usePortal()
  const [base, setBase] = useState(template)
  const [isStale, setStale] = useState(false)
  const form = useForm<TemplateValues>({
    schema: useTemplateSchema(own),
    values: valuesOf(base),
    resetOptions: { keepDirtyValues: true },
  })
  if (template && template.revision !== base?.revision && (isStale || !form.formState.isDirty)) {
    setBase(template)
    setStale(false)
  }
  const done = { refreshes: ['DESK_TEMPLATES' as const], onDone: onClose }
  const add = useWrite(postMessageTemplate, done)
  const change = useWrite(postTemplateChanged, done)
  const busy = add.isPending || change.isPending
  const error = busy ? null : (add.error ?? change.error)
  const refused = useProblem()(error)
  const isTaken = error instanceof ApiError && error.body.errors?.name !== undefined
  const isChanged = error instanceof ApiError && error.body.error === 'changed'
  const problem = isTaken ? null : isChanged ? text('template_changed') : refused
  const send = async (typed: TemplateValues) => {
    const body = formOf(typed)
    const sent = base
      ? change.mutateAsync({ params: { tenant, id: base.id }, body: { ...body, revision: base.revision } })
      : add.mutateAsync({ params: { tenant }, body })
    const isSent = () => form.reset(base ? typed : valuesOf(null), { keepValues: base !== null })
    await sent.then(isSent, (failure: unknown) => {
      if (!(failure instanceof ApiError)) return
      if (failure.body.errors?.name) form.setError('name', { message: text('template_taken') })
      if (failure.body.error !== 'changed') return
      setStale(true)
      return queries.invalidateQueries({ queryKey: ['DESK_TEMPLATES'] })
    })
  }
  const [first, ...others] = orderedFor(own)
  const nameOf = (field: string) => {
    const wording = orderedFor(own).find((one) => field.startsWith(`texts.${one}.`))
    return wording ? text(`wording_${wording}`) : text('template_name')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={720}
      title={template ? text('template_change_title', { name: template.name }) : text('template_add')}
    >
      <Form form={form} onSubmit={send} problem={problem} nameOf={nameOf}>
        <TextField
          name="name"
          label={text('template_name')}
          hint={text('template_name_hint')}
          input={{ maxLength: maxTemplateLength.name, lang: 'nl', autoComplete: 'off' }}
        />
        <Box bg="tint1" rounded="card" p="4">
          <Text fontWeight={600}>{text('placeholders')}</Text>
          <chakra.dl display="grid" gridTemplateColumns="max-content minmax(0,1fr)" columnGap="4">
            {placeholders.map((name) => (
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
            <WordingFields wording={first} required />
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
            <OtherWording key={wording} wording={wording} />
          ))}
        </div>
        <FormButtons cancel={text('cancel')} send={text('settings_save')} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
