import { getMails, type MailRecord } from '@portal/contract/mail'
import { useRead } from '@portal/remote-kit'

/** Maximum length of a search text; the limit of the server. */
const maxSearchLength = 200

/** Maximum number of results of a search; the limit of the server. */
const maxFoundMails = 1000

const noMails: MailRecord[] = []

/** Mails that contain a text; the server searches (INBOX-02). Empty without a search text. */
export function useMailSearch(search: string) {
  const found = useRead(
    getMails,
    { query: { search: search.slice(0, maxSearchLength), per_page: maxFoundMails, page: 1 } },
    { enabled: search !== '' },
  )
  return {
    found: (search !== '' && found.data?.data) || noMails,
    pending: search !== '' && found.isPending,
    failed: search !== '' && found.isError && !found.data,
    retry: () => void found.refetch(),
  }
}
