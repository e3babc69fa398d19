import { useFormatDateTime } from './use-format-date-time.ts'

export function FormattedTime({ at }: { at: string }) {
  return <time dateTime={at}>{useFormatDateTime()(at)}</time>
}
