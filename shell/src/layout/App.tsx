import { I18nProvider } from '@portal/remote-kit/i18n'
import { RouterRoot } from '@portal/remote-kit/portal-router'
import { QueryClientProvider } from '@portal/remote-kit/query'
import type { Texts } from '@portal/remote-kit/texts'
import { UiProvider } from '@portal/ui'
import type { Shell } from '../shell.ts'
import { ShellContext } from './context.tsx'
import { FullScreen } from './FullScreen.tsx'
import { PageTitle } from './page-title.ts'
import { TakeOver } from './taken-over.tsx'

interface Props {
  shell: Shell
  texts: Texts
  /** The edge draws it, or has drawn it. */
  drawn?: boolean
}

/** The shell's React root. */
export function App({ shell, texts, drawn = false }: Props) {
  return (
    <UiProvider cache={shell.core.styles} root>
      <I18nProvider i18n={texts.i18n}>
        <QueryClientProvider client={shell.queries}>
          <ShellContext value={shell}>
            <RouterRoot router={shell.core.router}>
              <TakeOver drawn={drawn}>
                <PageTitle />
                <FullScreen />
              </TakeOver>
            </RouterRoot>
          </ShellContext>
        </QueryClientProvider>
      </I18nProvider>
    </UiProvider>
  )
}
