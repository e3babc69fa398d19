import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createStyleCache } from '../system/style-cache.ts'
import { UiProvider } from '../system/UiProvider.tsx'

/** jsdom has no layout: without these functions, overlays consider nothing focusable. */
Element.prototype.scrollTo ??= () => {}

/** Renders design system components as the shell's root does. */
export const renderUi = (children: ReactNode): RenderResult =>
  render(
    <UiProvider cache={createStyleCache()} root>
      {children}
    </UiProvider>,
  )
