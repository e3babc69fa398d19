import type { DeskFile } from '@portal/contract/desk/file'
import { Button, Card, chakra, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { useText } from '../../../texts.ts'
import { RequestLayer } from './RequestLayer.tsx'
import { RequestRow } from './RequestRow.tsx'

interface Props {
  /** Id of the customer. */
  id: string
  file: DeskFile
}

/** Open requests to the customer, and a button for a new one. */
export function Requests({ id, file: { requests, mortgages } }: Props) {
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
                <RequestRow key={`${request.kind} ${request.id}`} request={request} />
              ))}
            </chakra.ul>
          )}
        </Card>
      </Section>
      <RequestLayer open={asking} id={id} mortgages={mortgages} onClose={() => setAsking(false)} />
    </>
  )
}
