import { useTenant } from '@portal/remote-kit'
import { chakra, Face, Flex, Text, VisuallyHidden } from '@portal/ui'
import type { Message } from '../message.ts'
import { messagePath } from '../screen-paths.ts'
import { useText } from '../texts.ts'
import { useWhen } from '../use-when.ts'

const css = {
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
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const dot = { display: 'inline-block', boxSize: '8px', rounded: 'full', bg: 'link', mr: '2', mb: '0.5' }

/** One message in the list: from whom, about what, how it begins. */
export function MessageRow({ message, current }: { message: Message; current: boolean }) {
  const text = useText()
  const when = useWhen()
  const firm = useTenant()?.name ?? ''
  const from = message.from ?? firm
  return (
    <chakra.a css={css} href={messagePath(message.key)} aria-current={current ? 'page' : undefined}>
      <Face name={from} />
      <chakra.span minW="0">
        <Flex justify="space-between" gap="2">
          <Text css={oneLine} fontWeight={message.seen ? 500 : 600}>
            {from}
          </Text>
          <Text textStyle="meta" color="ink2" flex="none">
            {when.short(message.moment)}
          </Text>
        </Flex>
        <Text css={oneLine} fontWeight={message.seen ? 400 : 500}>
          {!message.seen && (
            <>
              <chakra.span css={dot} />
              <VisuallyHidden>{text('inbox_unread')} </VisuallyHidden>
            </>
          )}
          {message.title || text('no_subject')}
        </Text>
        <Text css={oneLine} textStyle="meta" color="ink2">
          {message.preview}
        </Text>
      </chakra.span>
    </chakra.a>
  )
}
