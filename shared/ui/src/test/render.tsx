import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createStyleCache } from '../system/style-cache.ts'
import { UiProvider } from '../system/UiProvider.tsx'

/** Renders components of the design system as the shell's root does. */
export const renderUi = (children: ReactNode): RenderResult =>
  render(<UiProvider cache={createStyleCache()}>{children}</UiProvider>)
