import { I18nProvider } from '@portal/remote-kit/i18n'
import { RouterRoot } from '@portal/remote-kit/portal-router'
import { QueryClientProvider } from '@portal/remote-kit/query'
import type { RemoteTexts } from '@portal/remote-kit/texts'
import { UiProvider } from '@portal/ui'
import type { Shell } from '../shell.ts'
import { ShellContext } from './context.tsx'
import { FullScreen } from './FullScreen.tsx'
import { HydrationBoundary } from './hydration-boundary.tsx'
import { PageTitle } from './page-title.ts'

interface Props {
  shell: Shell
  texts: RemoteTexts
  serverRendered?: boolean
}

export function App({ shell, texts, serverRendered = false }: Props) {
  return (
    <UiProvider cache={shell.core.styles} root>
      <I18nProvider i18n={texts.i18n}>
        <QueryClientProvider client={shell.queries}>
          <ShellContext value={shell}>
            <RouterRoot router={shell.core.router}>
              <HydrationBoundary serverRendered={serverRendered}>
                <PageTitle />
                <FullScreen />
              </HydrationBoundary>
            </RouterRoot>
          </ShellContext>
        </QueryClientProvider>
      </I18nProvider>
    </UiProvider>
  )
}
