import { getCustomer } from '@portal/contract/customer'
import { AskRow } from '@portal/ui'
import { useRoutePath } from './permissions.ts'
import { useRead } from './read.ts'

interface Props {
  /** What the customer may wonder, such as 'Een vraag over deze hypotheek?'. */
  question: string
  /** What a message from here is about, which the contact screen fills in as its subject. */
  subject?: string
  /** Something else on the screen is the next step. */
  quiet?: boolean
}

/** The way to the adviser, after all the figures. Without a known adviser the firm itself answers. */
export function AdviserRow({ question, subject, quiet = false }: Props) {
  const adviser = useRead(getCustomer).data?.data.advisor ?? null
  const contact = useRoutePath('contact')
  const about = subject && new URLSearchParams({ category: 'anders', subject: subject.slice(0, 200) })
  const href = contact && about ? `${contact}?${about}` : contact
  return <AskRow question={question} person={adviser} href={href} quiet={quiet} />
}
