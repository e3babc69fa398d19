import type { UseQueryResult } from '@portal/remote-kit/query'

type Outcome = Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'errorUpdateCount'>

/**
 * Whether a read has neither succeeded nor failed yet, so that a skeleton is shown. False while a failed read is
 * retried, which keeps the layout stable.
 */
export const isAwaited = ({ isPending, errorUpdateCount }: Outcome): boolean =>
  isPending && errorUpdateCount === 0

/**
 * Whether a read failed and has no earlier data, also during a retry. A read that failed is not the same as an empty
 * result.
 */
export const isMissing = ({ data, isError, errorUpdateCount }: Outcome): boolean =>
  data === undefined && (isError || errorUpdateCount > 0)
