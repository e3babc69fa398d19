import type { Customer } from '@portal/contract/customer'
import { useRoutePath } from '@portal/remote-kit'
import { Link, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'

interface Props {
  adviser: Customer['advisor']
  /** What a message to the adviser is about. */
  subject: string
}

/** Says of a list of outcomes that it is an indication and no advice, with the way to who gives that. */
export function Indication({ adviser, subject }: Props) {
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
