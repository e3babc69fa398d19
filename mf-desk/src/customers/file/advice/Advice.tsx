import { useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { TraceTexts } from '@portal/remote-kit/trace'
import { listSkeleton } from '../../../shared/skeleton.ts'
import { GivenAdviceView } from './GivenAdviceView.tsx'
import { Leads } from './lead/Leads.tsx'

/** Requests for advice of a customer, or the advice named in the address. */
export default function Advice({ id }: { id: string }) {
  const [search] = useSearchParams()
  const advice = search.get('advice')
  return (
    <TraceTexts waiting={<ScreenSkeleton of={listSkeleton} />}>
      {advice ? <GivenAdviceView key={advice} id={advice} customer={id} /> : <Leads id={id} />}
    </TraceTexts>
  )
}
