import { useSearchParams } from '@portal/remote-kit/router'
import { GivenAdviceView } from './GivenAdviceView.tsx'
import { Leads } from './lead/Leads.tsx'

/** Requests for advice of a customer, or the advice named in the address. */
export default function Advice({ id }: { id: string }) {
  const [search] = useSearchParams()
  const advice = search.get('advice')
  return advice ? <GivenAdviceView key={advice} id={advice} customer={id} /> : <Leads id={id} />
}
