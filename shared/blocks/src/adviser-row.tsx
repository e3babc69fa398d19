import { getCustomer } from '@portal/contract/customer'
import { useRead, useRoutePath } from '@portal/remote-kit'
import { ContactRow } from '@portal/ui'

interface AdviserRowProps {
  question: string
  subject?: string
  /** Whether to use a secondary style, for screens that have another main action. */
  quiet?: boolean
}

/** Link to contact the adviser, or the tenant if the adviser is unknown. Placed below a screen's figures. */
export function AdviserRow({ question, subject, quiet = false }: AdviserRowProps) {
  const adviser = useRead(getCustomer).data?.data.advisor ?? null
  const contact = useRoutePath('contact')
  const about = subject && new URLSearchParams({ category: 'anders', subject: subject.slice(0, 200) })
  const href = contact && about ? `${contact}?${about}` : contact
  return <ContactRow question={question} person={adviser} href={href} quiet={quiet} />
}
