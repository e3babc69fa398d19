import { Badge, Box, Button, chakra, Icon, ReadMore } from '@portal/ui'
import { useBlockText } from '../block-texts/block-texts.ts'
import { UploadList } from './UploadList.tsx'
import type { Uploads } from './uploads-interface.ts'

type RequestedDocumentStatus = 'missing' | 'received' | 'seen' | 'completed'

interface RequestedDocumentRowProps {
  name: string
  comment: string | null
  status: RequestedDocumentStatus
  /** Uploads of files for this document. */
  uploads: Uploads
  onSend: () => void
}

const requestedRowCss = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '4px 16px',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
}
const requestedRowHeadCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  w: '100%',
}

/**
 * A requested document as a list item, with its status and the files that were sent for it (UPLOAD-04 … UPLOAD-07). Its
 * name and comment are in the tenant's own Dutch.
 */
export function RequestedDocumentRow({ name, comment, status, uploads, onSend }: RequestedDocumentRowProps) {
  const blockText = useBlockText()
  const isThere = status === 'received' || status === 'seen'
  const again = isThere || uploads.items.some(({ state }) => state.step === 'done')
  return (
    <chakra.li css={requestedRowCss} data-status={status}>
      <Box color="ink2" pt="2.5">
        <Icon name={isThere ? 'search' : 'document'} />
      </Box>
      <Box minW="0" display="grid" gap="2" justifyItems="start">
        <chakra.div css={requestedRowHeadCss}>
          <chakra.span lang="nl" fontWeight={600} overflowWrap="anywhere" flex="1 1 160px" minW="0">
            {name}
          </chakra.span>
          <DocumentStatusBadge status={status} uploads={uploads} />
          {status !== 'completed' && (
            <Button
              kind={again ? 'quiet' : 'secondary'}
              small
              icon={again ? 'retry' : 'upload'}
              aria-label={blockText(again ? 'requested_again_label' : 'requested_send_label', { name })}
              onClick={onSend}
            >
              {blockText(again ? 'requested_again' : 'requested_send')}
            </Button>
          )}
        </chakra.div>
        {comment && (
          <Box color="ink2">
            <ReadMore text={comment} lang="nl" />
          </Box>
        )}
        {uploads.items.length > 0 && (
          <Box w="100%">
            <UploadList uploads={uploads} />
          </Box>
        )}
      </Box>
    </chakra.li>
  )
}

function DocumentStatusBadge({ status, uploads }: Pick<RequestedDocumentRowProps, 'status' | 'uploads'>) {
  const blockText = useBlockText()
  const steps = uploads.items.map(({ state }) => state.step)
  if (status === 'completed') return <Badge status="good">{blockText('requested_completed')}</Badge>
  if (steps.includes('failed')) return <Badge status="bad">{blockText('requested_failed')}</Badge>
  if (steps.includes('sending') || steps.includes('waiting'))
    return <Badge icon="upload">{blockText('requested_sending')}</Badge>
  if (status === 'received') return <Badge icon="clock">{blockText('requested_received')}</Badge>
  if (status === 'seen') return <Badge icon="clock">{blockText('requested_seen')}</Badge>
  if (steps.includes('done')) return <Badge status="good">{blockText('requested_sent')}</Badge>
  return <Badge status="warn">{blockText('requested_missing')}</Badge>
}
