import type { Customer } from '@portal/contract/customer'
import { useRoutePath } from '@portal/remote-kit'
import { Link, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'

interface IndicationNoticeProps {
  adviser: Customer['advisor']
  /** Subject of the message to the adviser. */
  subject: string
}

/** Notice that results are an indication and no advice, with a link to the adviser. */
export function IndicationNotice({ adviser, subject }: IndicationNoticeProps) {
  const text = useText()
  const contact = useRoutePath('contact')
  const name = adviser?.full_name ?? text('your_adviser')
  const about = new URLSearchParams({ category: 'anders', subject })
  return (
    <Text textStyle="meta" color="ink2">
      <Message
        id="indication"
        values={{ name: contact ? <Link href={`${contact}?${about}`}>{name}</Link> : name }}
      />
    </Text>
  )
}
