/** What is out of date once something happened to a request for advice. */
export const leadReads = [
  'DESK_LEADS',
  'DESK_ADVICE',
  'DESK_QUEUE',
  'DESK_INBOX',
  'DESK_CONVERSATION',
  'DESK_CUSTOMERS',
] as const
