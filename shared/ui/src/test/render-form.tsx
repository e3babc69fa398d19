import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Form } from '../form/Form.tsx'
import { type FormSchema, useForm } from '../form/use-form.ts'
import { renderUi } from './render.tsx'

/**
 * Renders fields in a form. `send` clicks the submit button, and returns the sent values, or null if nothing was sent.
 * @internal for tests
 */
export function renderForm(values: Record<string, unknown>, fields: ReactNode, schema?: FormSchema<object>) {
  let sent: Record<string, unknown> | null = null
  function ExampleForm() {
    const form = useForm({ defaultValues: values, ...(schema && { schema }) })
    return (
      <Form
        form={form}
        onSubmit={(typed) => {
          sent = typed
        }}
      >
        {fields}
        <Button type="submit">Send</Button>
      </Form>
    )
  }
  renderUi(<ExampleForm />)
  return async () => {
    sent = null
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    return sent as Record<string, unknown> | null
  }
}
