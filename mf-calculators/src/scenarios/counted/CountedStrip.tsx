import { Counted } from '../../shared/counted/Counted.tsx'
import type { Counting } from './counting.ts'
import { useCounted } from './use-counted.tsx'

/** What scenarios include and what not. */
export default function CountedStrip({ norms, ...counting }: Counting & { norms: string | null }) {
  return <Counted groups={useCounted(counting)} norms={norms} />
}
