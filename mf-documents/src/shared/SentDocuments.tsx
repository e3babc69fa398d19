import type { SentMessage } from '@portal/contract/sent-message'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { Box, Flex, Link, Text } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../texts.ts'
import { getDocumentPath } from './screen-paths.ts'

/** Links to the documents of a sent message; renders nothing if there are none. */
export function SentDocuments({ documents }: Pick<SentMessage, 'documents'>) {
  const text = useText()
  const id = useId()
  if (documents.length === 0) return null
  return (
    <Box mt="4">
      <Text id={id} fontWeight={600}>
        {text('mail_attachments')}
      </Text>
      <Flex as="ul" gap="1" direction="column" mt="1" aria-labelledby={id}>
        {documents.map(({ id, name }) => (
          <li key={id}>
            <Link href={getDocumentPath(id)} overflowWrap="anywhere">
              {toDisplayFileName(name)}
            </Link>
          </li>
        ))}
      </Flex>
    </Box>
  )
}
