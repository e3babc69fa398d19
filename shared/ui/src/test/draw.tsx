import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createStyleCache } from '../system/style-cache.ts'
import { UiProvider } from '../system/UiProvider.tsx'

/** jsdom lays nothing out: without these, layers think that nothing in them can have the focus. */
Element.prototype.scrollTo ??= () => {}

/** Draws pieces of the design system as the shell's root would. */
export const draw = (children: ReactNode): RenderResult =>
  render(
    <UiProvider cache={createStyleCache()} root>
      {children}
    </UiProvider>,
  )
