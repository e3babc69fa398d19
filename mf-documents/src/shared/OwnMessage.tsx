import type { SentMessage } from '@portal/contract/sent-message'
import { readableName } from '@portal/domain/upload/file-name'
import { Flex, Link, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { documentPath } from './paths.ts'

/** What the customer wrote, with links to what went along. */
export function OwnMessage({ sent }: { sent: SentMessage }) {
  const text = useText()
  return (
    <>
      <Text whiteSpace="pre-line" maxW="44em" overflowWrap="anywhere">
        {sent.message}
      </Text>
      {sent.documents.length > 0 && (
        <Flex as="ul" gap="1" direction="column" mt="3" aria-label={text('mail_attachments')}>
          {sent.documents.map(({ id, name }) => (
            <li key={id}>
              <Link href={documentPath(id)} overflowWrap="anywhere">
                {readableName(name)}
              </Link>
            </li>
          ))}
        </Flex>
      )}
    </>
  )
}
