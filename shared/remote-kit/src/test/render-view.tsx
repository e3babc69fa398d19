import { QueryClientProvider } from '@portal/remote-kit/query'
import { BrowserRouter } from '@portal/remote-kit/router'
import { UiProvider } from '@portal/ui'
import { type RenderResult, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { onTestFinished } from 'vitest'
import type { Catalogs } from '../texts.tsx'
import { followLanguage } from '../texts.tsx'
import { ViewRoot } from '../view-root.tsx'
import type { FakePortal } from './fake-portal.ts'
import { followLinks } from './follow-links.ts'

/** Draws a view as the portal would, at a path, with its own texts. Links lead on within the test's own address. */
export async function renderView(
  View: ComponentType,
  { portal, texts, path = '/' }: { portal: FakePortal; texts: Catalogs; path?: string },
): Promise<RenderResult> {
  history.replaceState(null, '', path)
  document.addEventListener('click', followLinks)
  onTestFinished(() => document.removeEventListener('click', followLinks))
  const followed = followLanguage(texts, portal.language)
  await followed.ready()
  return render(
    <UiProvider cache={portal.styles} root>
      <QueryClientProvider client={portal.queries}>
        <BrowserRouter>
          <ViewRoot portal={portal} texts={followed}>
            <View />
          </ViewRoot>
        </BrowserRouter>
      </QueryClientProvider>
    </UiProvider>,
  )
}
