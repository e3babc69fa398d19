import type { SentMessage } from '@portal/contract/sent-message'
import { readableName } from '@portal/domain/upload/file-name'
import { Flex, Link } from '@portal/ui'
import { useText } from '../texts.ts'
import { documentPath } from './paths.ts'

/** Links to the documents that went along with a message; nothing where none did. */
export function SentAlong({ documents }: Pick<SentMessage, 'documents'>) {
  const text = useText()
  if (documents.length === 0) return null
  return (
    <Flex as="ul" gap="1" direction="column" mt="3" aria-label={text('mail_attachments')}>
      {documents.map(({ id, name }) => (
        <li key={id}>
          <Link href={documentPath(id)} overflowWrap="anywhere">
            {readableName(name)}
          </Link>
        </li>
      ))}
    </Flex>
  )
}
