import type { ViewerTexts } from '@portal/blocks/viewer'
import { useText } from '../../texts.ts'

/** Texts of the file viewer for customers. */
export function useViewerTexts(): ViewerTexts {
  const text = useText()
  return {
    unavailable: text('view_unavailable'),
    unavailableHint: text('view_unavailable_hint'),
    mismatch: text('view_lies'),
  }
}
