import { useMoment } from './use-moment.ts'

/** A moment as people write it, and as machines read it. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{useMoment()(at)}</time>
}
