import { type DeskEdit, postEditVerdict } from '@portal/contract/desk/desk-edit'
import { useWrite } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { Button, Card, Flex, Link, Notice, Section, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { getCustomerPath } from '../shared/desk-paths.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useErrorText } from '../shared/use-error-text.ts'
import { useFormName } from '../shared/use-form-name.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { WaitingTime } from '../shared/WaitingTime.tsx'
import { useText } from '../texts.ts'
import { ChangesTable } from './ChangesTable.tsx'
import { RejectEditOverlay } from './RejectEditOverlay.tsx'

/** A customer's change: fields with old and new values, and buttons to approve or reject it. */
export function CustomerEditCard({ edit }: { edit: DeskEdit }) {
  const text = useText()
  const tenant = useTenantCode()
  const may = useCanEdit()
  const getFormName = useFormName()
  const isNamed = useLocation().hash === `#${encodeURIComponent(edit.id)}`
  const [asking, setAsking] = useState(false)
  const write = useWrite(postEditVerdict, { refreshes: ['DESK_EDITS', 'DESK_QUEUE', 'DESK_CUSTOMERS'] })
  const problem = useErrorText()(write.error)
  const approveEdit = () => write.mutate({ params: { tenant, id: edit.id }, body: { verdict: 'approved' } })
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
        {problem && (
          <Notice status="bad" role="alert">
            {problem}
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
