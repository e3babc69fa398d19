import { useMoment } from './use-moment.ts'

/** A formatted time in a `time` element. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{useMoment()(at)}</time>
}
