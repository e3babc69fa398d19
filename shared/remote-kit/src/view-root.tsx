import { I18nProvider } from '@portal/remote-kit/i18n'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './boundary.tsx'
import { PortalContext, type ViewPortal } from './context.tsx'
import type { RemoteTexts } from './texts.tsx'

export function ViewRoot({
  portal,
  texts,
  children,
}: {
  portal: ViewPortal
  texts: RemoteTexts
  children: ReactNode
}) {
  return (
    <PortalContext value={portal}>
      <I18nProvider i18n={texts.i18n}>
        <ErrorBoundary onError={(error) => portal.report(error)}>{children}</ErrorBoundary>
      </I18nProvider>
    </PortalContext>
  )
}
