import { type CustomerEdit, type FieldChange, reviewCustomerEdit } from '@portal/contract/desk/customer-edit'
import { useLocation } from '@portal/remote-kit/router'
import { StaffTable } from '@portal/remote-kit/staff'
import { Card, Flex, Link, Section, Text } from '@portal/ui'
import { useEffect } from 'react'
import { ActionButton, ReasonButton } from '../shared/ActionButton.tsx'
import { getCustomerPath } from '../shared/desk-paths.ts'
import { useFormName } from '../shared/use-form-name.ts'
import { WaitingTime } from '../shared/WaitingTime.tsx'
import { useText } from '../texts.ts'
import { useFieldName } from './field-name.ts'
import { useFormatFieldValue } from './format-field-value.ts'

function ChangesTable({ changes }: { changes: readonly FieldChange[] }) {
  const text = useText()
  const getFieldName = useFieldName()
  const formatFieldValue = useFormatFieldValue()
  if (changes.length === 0) return <Text color="ink2">{text('edit_untold')}</Text>
  return (
    <StaffTable narrow columns={[text('field'), text('was'), text('became')]}>
      {changes.map((change) => (
        <tr key={change.path}>
          <th scope="row">{getFieldName(change.path)}</th>
          <td>{formatFieldValue(change.path, change.from)}</td>
          <td>{formatFieldValue(change.path, change.to)}</td>
        </tr>
      ))}
    </StaffTable>
  )
}

/** A customer's change: fields with old and new values, and buttons to approve or reject it. */
export function CustomerEditCard({ edit }: { edit: CustomerEdit }) {
  const text = useText()
  const getFormName = useFormName()
  const isNamed = useLocation().hash === `#${encodeURIComponent(edit.id)}`
  const params = { id: edit.id }
  useEffect(() => {
    if (isNamed) document.getElementById(String(edit.id))?.scrollIntoView()
  }, [isNamed, edit.id])
  return (
    <Card id={String(edit.id)}>
      <Section title={getFormName(edit.form)} aside={<WaitingTime since={edit.at} />}>
        <Text>
          <Link href={getCustomerPath(edit.customer.id)}>{edit.customer.name}</Link>
          {edit.by && ` (${text('acted_by', { name: edit.by })})`}
        </Text>
        <ChangesTable changes={edit.changes} />
        <Flex gap="3" wrap="wrap" css={{ '&:empty': { display: 'none' } }}>
          <ActionButton
            kind="primary"
            small={false}
            icon="check"
            call={reviewCustomerEdit}
            input={{ params, body: { verdict: 'approved' } }}
            label={text('approve')}
          />
          <ReasonButton
            small={false}
            icon="reply"
            call={reviewCustomerEdit}
            toInput={(reason) => ({ params, body: { verdict: 'sent_back' as const, reason } })}
            label={text('send_back')}
            about={edit.customer.name}
            explanation={text('send_back_hint')}
            field={{ hint: text('reason_hint'), maxLength: 1000, multiline: true }}
          />
        </Flex>
      </Section>
    </Card>
  )
}
