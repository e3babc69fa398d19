export const cacheNamesChangedByLead = [
  'DESK_LEADS',
  'DESK_ADVICE',
  'DESK_QUEUE',
  'DESK_INBOX',
  'DESK_CONVERSATION',
  'DESK_CUSTOMERS',
] as const
