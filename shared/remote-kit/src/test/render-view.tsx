import { QueryClientProvider } from '@portal/remote-kit/query'
import { BrowserRouter } from '@portal/remote-kit/router'
import { UiProvider } from '@portal/ui'
import { type RenderResult, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { Catalogs } from '../texts.tsx'
import { followLanguage } from '../texts.tsx'
import { ViewRoot } from '../view-root.tsx'
import type { FakePortal } from './fake-portal.ts'

/** Draws a view as the portal would, at a path, with its own texts. */
export async function renderView(
  View: ComponentType,
  { portal, texts, path = '/' }: { portal: FakePortal; texts: Catalogs; path?: string },
): Promise<RenderResult> {
  history.replaceState(null, '', path)
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
