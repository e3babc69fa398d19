import * as v from '@portal/contract/valibot'
import { useRoutePath } from '@portal/remote-kit'
import { Button, Card, Flex, Heading, House, Link, Text } from '@portal/ui'
import { Form, MoneyField, useForm } from '@portal/ui/form'
import { useText } from '../texts.ts'
import { createHomeValueSchema } from './home-value-schema.ts'

/**
 * Form that asks for the market value, which a comparison requires (REFI-03): a link to enter the value in the customer
 * file, or a field for a temporary value.
 */
export function HomeValueForm({ onValue }: { onValue: (value: number) => void }) {
  const text = useText()
  const form = useForm<{ value: number | null }>({
    schema: v.object({ value: createHomeValueSchema(text('value_needed')) }),
    defaultValues: { value: null },
  })
  const edit = useRoutePath('editInfo')
  return (
    <Card>
      <Flex gap="6" align="flex-start" wrap="wrap">
        <House />
        <Flex direction="column" gap="4" flex="1 1 320px" minW="0">
          <div>
            <Heading level={2} textStyle="subsection">
              {text('no_marktwaarde_error')}
            </Heading>
            <Text color="ink2">{text('refinance_value_hint')}</Text>
          </div>
          <Form form={form} onSubmit={({ value }) => onValue(value ?? 0)}>
            <MoneyField name="value" label={text('refinance_value')} />
            <Flex gap="3" wrap="wrap" align="center">
              <Button type="submit">{text('refinance_value_use')}</Button>
              {edit && <Link href={edit}>{text('edit_data')}</Link>}
            </Flex>
          </Form>
          <Text textStyle="meta" color="ink2">
            {text('edit_info_and_retry')}
          </Text>
        </Flex>
      </Flex>
    </Card>
  )
}
