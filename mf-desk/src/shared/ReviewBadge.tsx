import type { DeskDocument } from '@portal/contract/desk/desk-document'
import { Badge } from '@portal/ui'
import { useText } from '../texts.ts'

/** Badge with the review status of a document; renders nothing for the tenant's own documents. */
export function ReviewBadge({
  document: { review, from_customer: fromCustomer },
}: {
  document: DeskDocument
}) {
  const text = useText()
  if (review)
    return (
      <Badge status={review.verdict === 'accepted' ? 'good' : 'bad'}>
        {text(review.verdict, { name: review.by })}
      </Badge>
    )
  return fromCustomer ? <Badge status="warn">{text('to_review')}</Badge> : null
}
