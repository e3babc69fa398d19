import { type Attachable, getMails } from '@portal/contract/mail'
import { useRead } from '@portal/remote-kit'

/** Most characters that the server looks for. */
const longest = 200

/** Most mails that a search answers: the most that the server gives at once. */
const most = 1000

const none: Attachable[] = []

/** Mails that the server finds by a text, wherever it stands in them (INBOX-02); none where nothing is looked for. */
export function useSearch(search: string) {
  const found = useRead(
    getMails,
    { query: { search: search.slice(0, longest), per_page: most, page: 1 } },
    { enabled: search !== '' },
  )
  return {
    found: (search !== '' && found.data?.data) || none,
    pending: search !== '' && found.isPending,
    failed: search !== '' && found.isError && !found.data,
    retry: () => void found.refetch(),
  }
}
