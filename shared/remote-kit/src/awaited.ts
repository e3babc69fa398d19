import type { UseQueryResult } from '@portal/remote-kit/query'

type Outcome = Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'errorUpdateCount'>

/**
 * Whether a read was not answered yet, well or badly: a skeleton stands in its place. One that failed and is tried
 * again is not awaited, so that what stands around it does not come and go.
 */
export const isAwaited = ({ isPending, errorUpdateCount }: Outcome): boolean =>
  isPending && errorUpdateCount === 0

/** Whether a read failed, with nothing from before, also while it is tried again: what was not read is not empty. */
export const isMissing = ({ data, isError, errorUpdateCount }: Outcome): boolean =>
  data === undefined && (isError || errorUpdateCount > 0)
