import type { DeskDocument } from '@portal/contract/desk/document'

/** The file itself. */
export function DocumentFile({ document }: { document: DeskDocument }) {
  return <p>{document.name}</p>
}
