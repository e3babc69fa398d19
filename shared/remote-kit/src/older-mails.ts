import { createPageRead, toQueryKey } from '@portal/contract/call'
import { getMails, type MailRecord } from '@portal/contract/mail'
import * as v from '@portal/contract/valibot'
import { useQueries } from '@portal/remote-kit/query'
import { useCallback, useMemo, useState } from 'react'
import { usePortal } from './context.tsx'

/** Number of mails per further page: the maximum that the server allows. The first page has thirty mails. */
const olderMailsPageSize = 1000

/**
 * Loads the older pages of mails when the customer searches or scrolls to the end, so that a search covers all mails.
 */
export function useOlderMails(total: number | undefined, held: number) {
  const { api } = usePortal()
  const [wanted, setWanted] = useState(false)
  const more = total !== undefined && total > held
  const pages = wanted && more ? Math.ceil(total / olderMailsPageSize) : 0
  const queries = Array.from({ length: pages }, (_, index) => {
    const read = createPageRead(getMails, { query: { per_page: olderMailsPageSize, page: index + 1 } })
    return {
      queryKey: toQueryKey(read),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.read(read, { signal }),
      select: parseMails,
    }
  })
  const { mails, pending } = useQueries({
    queries,
    combine: (results) => ({
      mails: results.map(({ data }) => data),
      pending: results.some(({ isPending }) => isPending),
    }),
  })
  const olderMails = useMemo(() => mails.flatMap((page) => page ?? noMails), [mails])
  const requestOlderMails = useCallback(() => setWanted(true), [])
  return { older: olderMails, pending, more: more && !wanted, want: requestOlderMails }
}

const noMails: MailRecord[] = []

function parseMails(answer: unknown): MailRecord[] {
  const checked = v.safeParse(getMails.response, answer)
  return checked.success ? checked.output.data : noMails
}
