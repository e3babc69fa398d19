import { getMails } from '@portal/contract/mail'
import { useCallback, useMemo, useState } from 'react'
import { useReads } from './read.ts'

/** Number of mails per further page: the maximum that the server allows. The first page has thirty mails. */
const olderMailsPageSize = 1000

/**
 * Loads the older pages of mails when the customer searches or scrolls to the end, so that a search covers all mails.
 */
export function useOlderMails(total: number | undefined, held: number) {
  const [wanted, setWanted] = useState(false)
  const more = total !== undefined && total > held
  const pages = wanted && more ? Math.ceil(total / olderMailsPageSize) : 0
  const { data, isPending } = useReads(
    getMails,
    Array.from({ length: pages }, (_, index) => ({
      query: { per_page: olderMailsPageSize, page: index + 1 },
    })),
  )
  const older = useMemo(() => data.flatMap((page) => page?.data ?? []), [data])
  const requestOlderMails = useCallback(() => setWanted(true), [])
  return { older, pending: isPending, more: more && !wanted, want: requestOlderMails }
}
