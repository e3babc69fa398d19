import { RouterLink } from '@portal/remote-kit/router-link'
import { chakra, Text } from '@portal/ui'
import type { InboxMessage } from '../shared/inbox-message.ts'
import { getMessagePath } from '../shared/screen-paths.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'

const messagePreviewCss = {
  display: 'block',
  borderInlineStartWidth: '3px',
  borderColor: 'tint5',
  pl: '4',
  color: 'ink',
  textDecoration: 'none',
  _hover: { '& .title': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
}

/** Preview of the tenant's newest message: the start of its Dutch text. */
export function NewestMessagePreview({
  message: { key, title, preview, moment },
}: {
  message: InboxMessage
}) {
  const text = useText()
  const dateTimeFormat = useFormatDateTime()
  return (
    <RouterLink css={messagePreviewCss} to={getMessagePath(key)}>
      <Text textStyle="meta" color="ink2">
        {text('feed_newest', { date: dateTimeFormat.plain(moment) })}
      </Text>
      <Text className="title" fontWeight={600} overflowWrap="anywhere" lineClamp={1}>
        {title ? <span lang="nl">{title}</span> : text('no_subject')}
      </Text>
      <chakra.span lang="nl" textStyle="meta" color="ink2" lineClamp={1}>
        {preview}
      </chakra.span>
    </RouterLink>
  )
}
