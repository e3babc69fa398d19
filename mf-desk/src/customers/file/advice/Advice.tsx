import { Outline } from '@portal/remote-kit/outline'
import { useSearchParams } from '@portal/remote-kit/router'
import { TraceWords } from '@portal/remote-kit/trace'
import { listOutline } from '../../../shared/outline.ts'
import { GivenAdviceView } from './GivenAdviceView.tsx'
import { Leads } from './lead/Leads.tsx'

/** Requests of a customer for advice, or what was shown with the one that the address names. */
export default function Advice({ id }: { id: string }) {
  const [search] = useSearchParams()
  const advice = search.get('advice')
  return (
    <TraceWords waiting={<Outline of={listOutline} />}>
      {advice ? <GivenAdviceView key={advice} id={advice} customer={id} /> : <Leads id={id} />}
    </TraceWords>
  )
}
