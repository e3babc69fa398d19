import type { UseQueryResult } from '@portal/remote-kit/query'

type QueryOutcome = Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'errorUpdateCount'>

/**
 * Whether a read waits for its first response. False during the retry of a failed read, so that the layout stays
 * stable.
 */
export const isFirstResponsePending = ({ isPending, errorUpdateCount }: QueryOutcome): boolean =>
  isPending && errorUpdateCount === 0

/** Whether a read failed and has no earlier data, also during a retry. An empty result does not count as a failure. */
export const hasFailedWithoutData = ({ data, isError, errorUpdateCount }: QueryOutcome): boolean =>
  data === undefined && (isError || errorUpdateCount > 0)
