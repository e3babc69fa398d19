import * as v from '@portal/contract/valibot'
import { truncateText } from '@portal/domain/format/truncate-text'
import { requireText } from '@portal/remote-kit/form-schema'
import { Button, Flex, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useText } from '../../texts.ts'

export interface SaveCalculationDialogProps {
  open: boolean
  /** Description of the calculation, which is its default name. */
  about: string
  onSave: (name: string) => void
  onClose: () => void
}

export default function SaveCalculationDialog({ open, about, onSave, onClose }: SaveCalculationDialogProps) {
  const text = useText()
  return (
    <Dialog open={open} onClose={onClose} title={text('save')}>
      <SaveCalculationForm key={about} about={about} onSave={onSave} onClose={onClose} />
    </Dialog>
  )
}

function SaveCalculationForm({ about, onSave, onClose }: Omit<SaveCalculationDialogProps, 'open'>) {
  const text = useText()
  const form = useForm({
    schema: v.object({ name: requireText(text('save_name_needed')) }),
    defaultValues: { name: truncateText(about, 60) },
  })
  return (
    <Form
      form={form}
      onSubmit={({ name }) => {
        onSave(name.trim())
        onClose()
      }}
    >
      <Text>{text('save_intro')}</Text>
      <TextField name="name" label={text('save_name')} input={{ maxLength: 60, autoComplete: 'off' }} />
      <Flex gap="3" wrap="wrap">
        <Button type="submit">{text('save_do')}</Button>
        <Button kind="quiet" onClick={onClose}>
          {text('cancel')}
        </Button>
      </Flex>
    </Form>
  )
}
