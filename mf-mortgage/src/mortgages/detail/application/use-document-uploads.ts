import { useUploads } from '@portal/blocks/use-uploads'
import type { MortgageProgressItem } from '@portal/contract/mortgage'

/** Files sent for a requested document. Their state is kept until the page closes (UPLOAD-05). */
export const useDocumentUploads = (id: MortgageProgressItem['id']) =>
  useUploads({ mortgage_progress_id: id, screen: 'hypotheek' })
