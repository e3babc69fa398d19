import * as v from '@portal/contract/valibot'
import { createRefinanceRequestBody } from '@portal/domain/advice-input'
import { QueryView, useRoutePath } from '@portal/remote-kit'
import { Button, Card, Flex, Heading, House, Link, Text } from '@portal/ui'
import { Form, MoneyField, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { IncompleteDataNotice, WithoutObligationsNotice } from '../shared/calculation-notices.tsx'
import { useCustomerFile } from '../shared/use-customer-file.ts'
import { useText } from '../texts.ts'
import { RefinanceComparison } from './RefinanceComparison.tsx'
import { RefinanceSkeleton } from './RefinanceSkeleton.tsx'
import { createHomeValueSchema, defaultRefinanceOptions } from './refinance-options.ts'

/** "Could I pay less?": compares the mortgage on the home with current offers of lenders (REFI). */
export default function RefinanceSlot() {
  const text = useText()
  const read = useCustomerFile()
  const [typed, setTyped] = useState<number | null>(null)
  return (
    <QueryView
      read={read}
      placeholder={<RefinanceSkeleton />}
      error={[text('file_error'), text('file_error_hint')]}
    >
      {(file) => {
        const { mortgage } = file
        const living = file.living ?? {
          owns_property: null,
          living_together: null,
          municipality_registration_date: null,
          property: null,
        }
        const marketValue = typed ?? (living.property?.market_value || mortgage?.marktwaarde || null)
        if (!mortgage)
          return (
            <IncompleteDataNotice
              title={text(marketValue ? 'no_mortgage_error' : 'no_marktwaarde_mortgage_error')}
            >
              {text('edit_info_and_retry')}
            </IncompleteDataNotice>
          )
        if (!marketValue) return <HomeValueForm onValue={setTyped} />
        const filled = { ...file, mortgage, living }
        const body = createRefinanceRequestBody(filled, {
          ...defaultRefinanceOptions,
          marketValue,
          productLineId: null,
        })
        if (!body) return <IncompleteDataNotice>{text('no_date_of_birth')}</IncompleteDataNotice>
        if (body.loan_parts.length === 0)
          return (
            <IncompleteDataNotice title={text('error_retreiving_results')}>
              {text('refinance_no_parts')}
            </IncompleteDataNotice>
          )
        return (
          <>
            <WithoutObligationsNotice file={file} />
            <RefinanceComparison file={filled} marketValue={marketValue} />
          </>
        )
      }}
    </QueryView>
  )
}

/**
 * Form that asks for the market value, which a comparison requires (REFI-03): a link to enter the value in the customer
 * file, or a field for a temporary value.
 */
function HomeValueForm({ onValue }: { onValue: (value: number) => void }) {
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
