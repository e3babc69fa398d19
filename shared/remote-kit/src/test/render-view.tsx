import { QueryClientProvider } from '@portal/remote-kit/query'
import { UiProvider } from '@portal/ui'
import { type RenderResult, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { onTestFinished } from 'vitest'
import { ViewRoot } from '../define.tsx'
import { RouterRoot } from '../portal-router.tsx'
import type { CatalogLoader } from '../texts.tsx'
import { followLanguage } from '../texts.tsx'
import type { FakePortal } from './fake-portal.ts'
import { followLinks } from './follow-links.ts'

/** Renders a view with its texts at a path, as the portal does. Links navigate in the test's own URL. */
export async function renderView(
  View: ComponentType,
  { portal, texts, path = '/' }: { portal: FakePortal; texts: CatalogLoader; path?: string },
): Promise<RenderResult> {
  history.replaceState(null, '', path)
  document.addEventListener('click', followLinks)
  onTestFinished(() => document.removeEventListener('click', followLinks))
  const followed = followLanguage(texts, portal.language)
  await followed.ready()
  return render(
    <UiProvider cache={portal.styles}>
      <QueryClientProvider client={portal.queries}>
        <RouterRoot router={portal.router}>
          <ViewRoot portal={portal} texts={followed}>
            <View />
          </ViewRoot>
        </RouterRoot>
      </QueryClientProvider>
    </UiProvider>,
  )
}
