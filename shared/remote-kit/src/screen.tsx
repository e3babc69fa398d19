import { QueryClientProvider } from '@portal/remote-kit/query'
import { BrowserRouter } from '@portal/remote-kit/router'
import { UiProvider } from '@portal/ui'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'
import type { Portal } from './portal.ts'
import type { Texts } from './texts.tsx'
import { ViewRoot } from './view-root.tsx'

/** A module whose default export is a component without props. */
export type ViewModule = Promise<{ default: React.ComponentType }>

/** The life of a screen as single-spa runs it. */
export interface ScreenLifecycles {
  mount(props: ScreenProps): Promise<unknown>
  unmount(props: ScreenProps): Promise<unknown>
}

/** What the shell gives a screen when it mounts it. */
export interface ScreenProps {
  name: string
  domElement: HTMLElement
}

/** Makes a screen a single-spa application with a React root of its own. */
export async function screenApplication(
  portal: Portal,
  texts: Texts,
  load: () => ViewModule,
): Promise<ScreenLifecycles> {
  const [{ default: View }] = await Promise.all([load(), texts.ready()])
  let leave = new AbortController()

  const Root = () => (
    <UiProvider cache={portal.styles}>
      <QueryClientProvider client={portal.queries}>
        <BrowserRouter>
          <ViewRoot portal={{ ...portal, signal: leave.signal }} texts={texts}>
            <View />
          </ViewRoot>
        </BrowserRouter>
      </QueryClientProvider>
    </UiProvider>
  )
  const application = singleSpaReact<ScreenProps>({
    React,
    ReactDOMClient,
    rootComponent: Root,
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true,
    errorBoundary: () => <></>,
  })
  type AppProps = Parameters<typeof application.mount>[0]
  await application.bootstrap({ name: portal.remote } as AppProps)
  return {
    mount: (props) => {
      leave = new AbortController()
      return application.mount(props as AppProps)
    },
    unmount: (props) => {
      leave.abort()
      return application.unmount(props as AppProps)
    },
  }
}
