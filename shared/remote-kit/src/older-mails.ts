import { keyOf, readOf } from '@portal/contract/call'
import { type Attachable, getMails } from '@portal/contract/mail'
import * as v from '@portal/contract/schema'
import { useQueries } from '@portal/remote-kit/query'
import { useCallback, useMemo, useState } from 'react'
import { usePortal } from './context.tsx'

/** Page size after the first thirty mails: the server's maximum. */
const pageSize = 1000

/**
 * Loads mails beyond the first page when the customer searches or scrolls to the end, page by page, so that a search
 * covers everything.
 */
export function useOlderMails(total: number | undefined, held: number) {
  const { api } = usePortal()
  const [wanted, setWanted] = useState(false)
  const more = total !== undefined && total > held
  const pages = wanted && more ? Math.ceil(total / pageSize) : 0
  const queries = Array.from({ length: pages }, (_, index) => {
    const read = readOf(getMails, { query: { per_page: pageSize, page: index + 1 } })
    return {
      queryKey: keyOf(read),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.read(read, { signal }),
      select: mailsOf,
    }
  })
  const { mails, pending } = useQueries({
    queries,
    combine: (results) => ({
      mails: results.map(({ data }) => data),
      pending: results.some(({ isPending }) => isPending),
    }),
  })
  const older = useMemo(() => mails.flatMap((page) => page ?? noMails), [mails])
  const want = useCallback(() => setWanted(true), [])
  return { older, pending, more: more && !wanted, want }
}

const noMails: Attachable[] = []

function mailsOf(answer: unknown): Attachable[] {
  const checked = v.safeParse(getMails.answer, answer)
  return checked.success ? checked.output.data : noMails
}
