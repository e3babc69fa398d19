import { useFormatDateTime } from './use-format-date-time.ts'

/** A formatted date and time in a `time` element. */
export function FormattedTime({ at }: { at: string }) {
  return <time dateTime={at}>{useFormatDateTime()(at)}</time>
}
