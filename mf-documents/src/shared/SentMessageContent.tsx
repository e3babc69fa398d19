import type { SentMessage } from '@portal/contract/sent-message'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { Box, Flex, Link, Text } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../texts.ts'
import { getDocumentPath } from './screen-paths.ts'

/**
 * Content of a message that the customer or another person with access to the customer file sent, with links to its
 * documents.
 */
export function SentMessageContent({ sent }: { sent: SentMessage }) {
  const text = useText()
  return (
    <>
      {sent.by && (
        <Text textStyle="meta" color="ink2" mb="2">
          {text('sent_by', { name: sent.by })}
        </Text>
      )}
      <Text whiteSpace="pre-line" maxW="44em" overflowWrap="anywhere">
        {sent.message}
      </Text>
      <SentDocuments documents={sent.documents} />
    </>
  )
}

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
