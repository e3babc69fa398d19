import { useSearchParams } from '@portal/remote-kit/router'
import { GivenAdviceView } from './GivenAdviceView.tsx'
import { LeadList } from './lead/LeadList.tsx'

/** Lists a customer's requests for advice, or shows the advice that the URL names. */
export default function CustomerAdvice({ id }: { id: string }) {
  const [search] = useSearchParams()
  const advice = search.get('advice')
  return advice ? <GivenAdviceView key={advice} id={advice} customer={id} /> : <LeadList id={id} />
}
