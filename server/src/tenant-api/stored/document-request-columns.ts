export const documentRequestColumns = {
  name: 'name',
  comment: 'comment',
  completed: 'completed',
  received: 'received',
  sent: 'sent',
  date: 'date',
  seen_by_advisor: 'adviserSeenAt',
  created_at: 'createdAt',
  updated_at: 'updatedAt',
}
