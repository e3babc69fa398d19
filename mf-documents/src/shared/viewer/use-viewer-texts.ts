import type { ViewerTexts } from '@portal/remote-kit/viewer'
import { useText } from '../../texts.ts'

/** Texts of the file viewer from this remote's catalog. */
export function useViewerTexts(): ViewerTexts {
  const text = useText()
  return {
    unavailable: text('view_unavailable'),
    unavailableHint: text('view_unavailable_hint'),
    retry: text('retry_short'),
    mismatch: text('view_lies'),
    noPreview: text('view_no_preview'),
    pdfError: text('view_pdf_error'),
    pageError: text('view_page_error'),
    download: text('view_download'),
    zoomIn: text('view_bigger'),
    zoomOut: text('view_smaller'),
    pageOf: (page, pages) => text('view_page', { page, pages }),
    pages: (count) => text('view_pages', { count }),
  }
}
