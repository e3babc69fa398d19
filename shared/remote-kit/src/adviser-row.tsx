import { getCustomer } from '@portal/contract/customer'
import { ContactRow } from '@portal/ui'
import { useRoutePath } from './permissions.ts'
import { useRead } from './read.ts'

interface Props {
  /** A question that the customer may have, such as 'Een vraag over deze hypotheek?'. */
  question: string
  /** Subject that the contact screen fills in. */
  subject?: string
  /** Uses a secondary style, for screens that have another main action. */
  quiet?: boolean
}

/** Link to contact the adviser, or the tenant if no adviser is known. Placed below a screen's figures. */
export function AdviserRow({ question, subject, quiet = false }: Props) {
  const adviser = useRead(getCustomer).data?.data.advisor ?? null
  const contact = useRoutePath('contact')
  const about = subject && new URLSearchParams({ category: 'anders', subject: subject.slice(0, 200) })
  const href = contact && about ? `${contact}?${about}` : contact
  return <ContactRow question={question} person={adviser} href={href} quiet={quiet} />
}
