import type { DeskDocument } from '@portal/contract/desk/document'
import type { Id } from '@portal/contract/wire'
import { displayName } from '@portal/domain/upload/file-name'
import { itemPath } from '@portal/remote-kit'
import { row } from '@portal/remote-kit/staff'
import { Card, chakra, Link, Text } from '@portal/ui'
import { documentsPath } from '../shared/paths.ts'
import { Waited } from '../shared/Waited.tsx'
import { useText } from '../texts.ts'

interface Props {
  documents: readonly DeskDocument[]
  /** The open document. */
  open: Id
}

const current = { borderInlineStartWidth: '3px', borderInlineStartColor: 'link', pl: '3' }

/** Documents to review, oldest first; the open one is highlighted. */
export function WaitingList({ documents, open }: Props) {
  const text = useText()
  if (documents.length === 0)
    return (
      <Card>
        <Text color="ink2">{text('documents_empty')}</Text>
      </Card>
    )
  return (
    <Card>
      <chakra.ul aria-label={text('documents_waiting')}>
        {documents.map((document) => {
          const isOpen = String(document.id) === String(open)
          return (
            <chakra.li key={document.id} css={[row, isOpen ? current : {}]}>
              <Link
                href={itemPath(documentsPath, document.id)}
                fontWeight={600}
                lang="nl"
                aria-current={isOpen || undefined}
              >
                {displayName(document.name)}
              </Link>
              <Text textStyle="meta" color="ink2">
                {document.customer.name}
              </Text>
              <Waited since={document.created_at} />
            </chakra.li>
          )
        })}
      </chakra.ul>
    </Card>
  )
}
