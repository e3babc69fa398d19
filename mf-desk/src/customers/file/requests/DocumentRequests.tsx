import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Button, Card, chakra, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { useText } from '../../../texts.ts'
import { DocumentRequestRow } from './DocumentRequestRow.tsx'

const RequestDocumentsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "request" */ './RequestDocumentsDialog.tsx'),
  ({ open }) => open,
)

interface DocumentRequestsProps {
  /** Id of the customer. */
  id: string
  file: DeskCustomerFile
}

/** Lists the open document requests to the customer, with a button for a new request. */
export function DocumentRequests({ id, file: { requests, mortgages } }: DocumentRequestsProps) {
  const text = useText()
  const may = useCanEdit()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Section
        title={text('requests_open')}
        aside={may && <Button onClick={() => setAsking(true)}>{text('request_new')}</Button>}
      >
        <Card>
          {requests.length === 0 ? (
            <Text color="ink2">{text('requests_none')}</Text>
          ) : (
            <chakra.ul>
              {requests.map((request) => (
                <DocumentRequestRow key={`${request.kind} ${request.id}`} request={request} />
              ))}
            </chakra.ul>
          )}
        </Card>
      </Section>
      <RequestDocumentsOverlay open={asking} id={id} mortgages={mortgages} onClose={() => setAsking(false)} />
    </>
  )
}
