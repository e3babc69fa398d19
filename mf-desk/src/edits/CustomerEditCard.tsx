import { type CustomerEdit, type FieldChange, reviewCustomerEdit } from '@portal/contract/desk/customer-edit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { useLocation } from '@portal/remote-kit/router'
import { staffTableCss, staffTableScrollCss } from '@portal/remote-kit/staff'
import { Box, Button, Card, chakra, Flex, Link, Notice, Section, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { getCustomerPath } from '../shared/desk-paths.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useFormName } from '../shared/use-form-name.ts'
import { WaitingTime } from '../shared/WaitingTime.tsx'
import { useText } from '../texts.ts'
import { useFieldName } from './field-name.ts'
import { useFormatFieldValue } from './format-field-value.ts'

const RejectEditOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "send-back" */ './RejectEditDialog.tsx'),
  ({ open }) => open,
)

function ChangesTable({ changes }: { changes: readonly FieldChange[] }) {
  const text = useText()
  const getFieldName = useFieldName()
  const formatFieldValue = useFormatFieldValue()
  if (changes.length === 0) return <Text color="ink2">{text('edit_untold')}</Text>
  return (
    <Box css={staffTableScrollCss}>
      <chakra.table css={[staffTableCss, { minW: '0' }]}>
        <thead>
          <tr>
            <th scope="col">{text('field')}</th>
            <th scope="col">{text('was')}</th>
            <th scope="col">{text('became')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.path}>
              <th scope="row">{getFieldName(change.path)}</th>
              <td>{formatFieldValue(change.path, change.from)}</td>
              <td>{formatFieldValue(change.path, change.to)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

/** A customer's change: fields with old and new values, and buttons to approve or reject it. */
export function CustomerEditCard({ edit }: { edit: CustomerEdit }) {
  const text = useText()
  const may = useCanEdit()
  const getFormName = useFormName()
  const isNamed = useLocation().hash === `#${encodeURIComponent(edit.id)}`
  const [asking, setAsking] = useState(false)
  const write = useDeskWrite(reviewCustomerEdit)
  const approveEdit = () => write.mutate({ params: { id: edit.id }, body: { verdict: 'approved' } })
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
        {write.errorText && (
          <Notice status="bad" role="alert">
            {write.errorText}
          </Notice>
        )}
        {may && (
          <Flex gap="3" wrap="wrap">
            <Button icon="check" busy={write.isPending} onClick={approveEdit}>
              {text('approve')}
            </Button>
            <Button kind="secondary" icon="reply" onClick={() => setAsking(true)}>
              {text('send_back')}
            </Button>
          </Flex>
        )}
      </Section>
      <RejectEditOverlay
        open={asking}
        id={edit.id}
        name={edit.customer.name}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
