import { getCustomer } from '@portal/contract/customer'
import { AskRow } from '@portal/ui'
import { usePortal } from './context.tsx'
import { useRead } from './read.ts'

interface Props {
  /** What the customer may wonder, such as 'Een vraag over deze hypotheek?'. */
  question: string
  /** Something else on the screen is the next step. */
  quiet?: boolean
}

/** The way to the adviser, after all the figures. Without a known adviser the firm itself answers. */
export function AdviserRow({ question, quiet = false }: Props) {
  const adviser = useRead(getCustomer).data?.data.advisor ?? null
  return <AskRow question={question} person={adviser} href={usePortal().pathOf('contact')} quiet={quiet} />
}
