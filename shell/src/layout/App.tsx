import { I18nProvider } from '@portal/remote-kit/i18n'
import { RouterRoot } from '@portal/remote-kit/portal-router'
import { QueryClientProvider } from '@portal/remote-kit/query'
import type { RemoteTexts } from '@portal/remote-kit/texts'
import { UiProvider } from '@portal/ui'
import type { Shell } from '../shell.ts'
import { HydrationBoundary } from './hydration-boundary.tsx'
import { PageRoot } from './PageRoot.tsx'
import { PageTitle } from './page-title.ts'
import { ShellContext } from './shell-context.tsx'

interface AppProps {
  shell: Shell
  texts: RemoteTexts
  serverRendered?: boolean
}

export function App({ shell, texts, serverRendered = false }: AppProps) {
  return (
    <UiProvider cache={shell.core.styles} root>
      <I18nProvider i18n={texts.i18n}>
        <QueryClientProvider client={shell.queries}>
          <ShellContext value={shell}>
            <RouterRoot router={shell.core.router}>
              <HydrationBoundary serverRendered={serverRendered}>
                <PageTitle />
                <PageRoot />
              </HydrationBoundary>
            </RouterRoot>
          </ShellContext>
        </QueryClientProvider>
      </I18nProvider>
    </UiProvider>
  )
}
