import { I18nProvider } from '@portal/remote-kit/i18n'
import { QueryClientProvider } from '@portal/remote-kit/query'
import { BrowserRouter } from '@portal/remote-kit/router'
import type { Texts } from '@portal/remote-kit/texts'
import { UiProvider } from '@portal/ui'
import type { Shell } from '../shell.ts'
import { ShellContext } from './context.tsx'
import { FullScreen } from './FullScreen.tsx'

/** The shell's React root. */
export function App({ shell, texts }: { shell: Shell; texts: Texts }) {
  return (
    <UiProvider cache={shell.core.styles} root>
      <I18nProvider i18n={texts.i18n}>
        <QueryClientProvider client={shell.queries}>
          <ShellContext value={shell}>
            <BrowserRouter>
              <FullScreen />
            </BrowserRouter>
          </ShellContext>
        </QueryClientProvider>
      </I18nProvider>
    </UiProvider>
  )
}
