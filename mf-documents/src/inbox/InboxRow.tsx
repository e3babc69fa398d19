import { Anchor, chakra, Flex, Text, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { getMessagePath } from '../shared/screen-paths.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'

interface InboxRowProps {
  messageKey: string
  /** Whether the message of this row is open. */
  current: boolean
  face: ReactNode
  from: ReactNode
  moment: string | null
  title: ReactNode
  preview: ReactNode
  unread?: boolean
}

const inboxRowCss = {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0,1fr)',
  gap: '3',
  p: '3',
  rounded: 'card',
  color: 'ink',
  textDecoration: 'none',
  minH: '96px',
  _hover: { bg: 'tint1' },
  _currentPage: { bg: 'tint2' },
}
const oneLineCss = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const unreadDotCss = {
  display: 'inline-block',
  boxSize: '8px',
  rounded: 'full',
  bg: 'link',
  mr: '2',
  mb: '0.5',
}

/** A row of the inbox: sender, subject and preview. */
export function InboxRow({
  messageKey,
  current,
  face,
  from,
  moment,
  title,
  preview,
  unread = false,
}: InboxRowProps) {
  const text = useText()
  const dateTimeFormat = useFormatDateTime()
  return (
    <Anchor
      css={inboxRowCss}
      href={getMessagePath(messageKey)}
      data-opens={messageKey}
      aria-current={current ? 'page' : undefined}
    >
      {face}
      <chakra.span minW="0">
        <Flex justify="space-between" gap="2">
          <Text css={oneLineCss} fontWeight={unread ? 600 : 500}>
            {from}
          </Text>
          <Text textStyle="meta" color="ink2" flex="none">
            {dateTimeFormat.short(moment)}
          </Text>
        </Flex>
        <Text css={oneLineCss} fontWeight={unread ? 500 : 400}>
          {unread && (
            <>
              <chakra.span css={unreadDotCss} />
              <VisuallyHidden>{text('inbox_unread')} </VisuallyHidden>
            </>
          )}
          {title}
        </Text>
        <Text css={oneLineCss} textStyle="meta" color="ink2">
          {preview}
        </Text>
      </chakra.span>
    </Anchor>
  )
}
