// @module-tag full
import { useForm } from '@portal/ui/form-parts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type WidgetContextValue, WidgetProvider } from '../widget-context.ts'
import { WidgetForm } from './WidgetForm.tsx'
import { DecimalField } from './widget-fields.tsx'

function AmountForm() {
  const form = useForm<Record<string, unknown>>({ defaultValues: { amount: '450000' } })
  const parts = { language: 'nl', text: String } as unknown as WidgetContextValue
  return (
    <WidgetProvider value={parts}>
      <WidgetForm form={form} onSubmit={() => {}}>
        <DecimalField name="amount" label="Bedrag" unit="€" />
      </WidgetForm>
    </WidgetProvider>
  )
}

test('case C31: the caret stays behind text typed in the middle of an amount in a widget', async () => {
  render(<AmountForm />)
  const input = screen.getByLabelText<HTMLInputElement>('Bedrag')
  await userEvent.type(input, '€7', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect([input.value, input.selectionStart]).toEqual(['4507000', 4])
})
